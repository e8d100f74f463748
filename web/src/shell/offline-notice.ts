// SPDX-License-Identifier: MIT
// Says once that the page has come to work offline, and leaves again by itself.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

export interface OfflineNotice {
  readonly element: HTMLElement;
  show(): void;
  speak(strings: Strings): void;
}

export function offlineNotice(): OfflineNotice {
  const text = h('span');
  // There before its text: what comes with one is not read out.
  const element = h('p', { class: 'offline-notice', role: 'status' });
  element.addEventListener('animationend', () => text.remove());
  return {
    element,
    show: () => element.append(text),
    speak: ({ labels }) => setText(text, labels.offlineReady),
  };
}
