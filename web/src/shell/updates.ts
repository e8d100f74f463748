// SPDX-License-Identifier: MIT
// Offers a new version, but never during a game.

import type { ChuheGame } from '../screens/play/chuhe-game.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';

export interface UpdateBar {
  readonly element: HTMLElement;
  /** A new version is stored; `apply` switches to it. */
  offer(apply: () => void): void;
  speak(strings: Strings): void;
}

/** `main` contains the board. */
export function offerUpdates(main: HTMLElement, board: () => ChuheGame): UpdateBar {
  const text = h('span');
  const button = h('button', { type: 'button', 'data-action': 'update' });
  const element = h('p', { class: 'update', role: 'status' }, text, button);
  let apply: (() => void) | null = null;
  const show = (): void => {
    const { moves, status } = board();
    const isPlaying = moves.length > 0 && status === 'ongoing';
    element.hidden = apply === null || isPlaying;
  };
  button.addEventListener('click', () => apply?.());
  const news = { attributeFilter: ['data-state'], childList: true, subtree: true };
  new MutationObserver(show).observe(main, news);
  show();
  return {
    element,
    offer(update) {
      apply = update;
      show();
    },
    speak({ labels }) {
      setText(text, labels.updateReady);
      setText(button, labels.update);
    },
  };
}
