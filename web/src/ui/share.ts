// SPDX-License-Identifier: MIT
// Shares an address: with the system's share sheet if available, otherwise by the clipboard.

import { copyText } from './copy-text.ts';

export type Shared = 'shared' | 'copied' | 'by-hand';

export async function shareLink(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The user cancelled, or sharing is not allowed; the clipboard remains.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'by-hand';
}
