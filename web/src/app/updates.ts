// SPDX-License-Identifier: MIT
// The offer of a new version, never made in the middle of a game.

import type { ChuheGame } from '../elements/chuhe-game.ts';
import type { Strings } from '../i18n/index.ts';
import { keepOffline } from '../pwa/offline.ts';
import { h, setText } from '../ui/dom.ts';

export interface UpdateBar {
  readonly element: HTMLElement;
  speak(strings: Strings): void;
}

export function offerUpdates(game: ChuheGame): UpdateBar {
  const text = h('span');
  const button = h('button', { type: 'button', 'data-action': 'update' });
  const element = h('p', { class: 'update', role: 'status' }, text, button);
  let apply: (() => void) | null = null;
  const show = (): void => {
    const isPlaying = game.moves.length > 0 && game.status === 'ongoing';
    element.hidden = apply === null || isPlaying;
  };
  button.addEventListener('click', () => apply?.());
  new MutationObserver(show).observe(game, { attributeFilter: ['data-state'] });
  show();
  void keepOffline({
    onReady: () => {},
    onUpdate: (update) => {
      apply = update;
      show();
    },
  });
  return {
    element,
    speak({ labels }) {
      setText(text, labels.updateReady);
      setText(button, labels.update);
    },
  };
}
