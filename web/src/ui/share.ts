// SPDX-License-Identifier: MIT
// Gives an address to somebody else: by the system's own sheet where there is one, else by the clipboard.

import { copyText } from './copy-text.ts';

export type Shared = 'shared' | 'copied' | 'by-hand';

export async function shareLink(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Somebody thought better of it; where it is not allowed there is still the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'by-hand';
}
