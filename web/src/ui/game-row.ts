// SPDX-License-Identifier: MIT
// A game as a row of a virtual list: players, result and other details.

import { h, setText } from './dom.ts';
import type { VirtualRow } from './virtual-list.ts';

/** Row height in pixels; must match virtual.css. */
export const kGameRowHeight = 60;

export interface GameWords {
  readonly title: string;
  readonly detail: string;
  readonly result: string;
}

export abstract class GameRow implements VirtualRow {
  readonly #title = h('span', { class: 'title' });
  readonly #detail = h('span', { class: 'detail' });
  protected readonly result = h('span', { class: 'result' });
  readonly button = h(
    'button',
    { type: 'button', class: 'open', 'data-action': 'open-game' },
    this.#title,
    this.result,
    this.#detail,
  );
  readonly element = h('div', { class: 'row' }, this.button);
  protected index = 0;

  constructor(open: (index: number) => void) {
    this.button.addEventListener('click', () => open(this.index));
  }

  show(index: number): void {
    this.index = index;
    const words = this.wordsAt(index);
    this.element.classList.toggle('waiting', words === null);
    setText(this.#title, words?.title ?? '…');
    setText(this.#detail, words?.detail ?? '');
    setText(this.result, words?.result ?? '');
  }

  /** Null until it has loaded. */
  protected abstract wordsAt(index: number): GameWords | null;
}
