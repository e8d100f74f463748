// SPDX-License-Identifier: MIT
// Shows once that the page now works offline, then disappears.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

export interface OfflineNotice {
  readonly element: HTMLElement;
  show(): void;
  speak(strings: Strings): void;
}

export function offlineNotice(): OfflineNotice {
  const text = h('span');
  // Inserted before its text: screen readers do not announce a region that arrives with its text.
  const element = h('p', { class: 'offline-notice', role: 'status' });
  element.addEventListener('animationend', () => text.remove());
  return {
    element,
    show: () => element.append(text),
    speak: ({ labels }) => setText(text, labels.offlineReady),
  };
}
