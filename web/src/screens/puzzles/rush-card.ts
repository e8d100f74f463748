// SPDX-License-Identifier: MIT
// A rush that is going on: its clock, its score, and a heart for each mistake that is left.

import { drawing, h, setText } from '../../ui/dom.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';
import { clockOf, kMostMistakes } from './rush.ts';
import { isRushing, type PuzzleState } from './state.ts';

const kHeart = 'M12 20C6 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 18 15 12 20z';

export class RushCard {
  readonly #clock = h('span', { class: 'time', role: 'timer', 'aria-live': 'off' });
  readonly #score = h('span');
  readonly #hearts = Array.from({ length: kMostMistakes }, () => drawing(kHeart, '0 0 24 24'));
  readonly #left = h('span', { class: 'hearts', role: 'img' }, ...this.#hearts);
  readonly element = h('div', { class: 'rush' }, this.#clock, this.#score, this.#left);

  update(state: PuzzleState, { rush: own }: PuzzleStrings): void {
    const { rush } = state;
    this.element.hidden = !isRushing(state);
    if (rush === null) return;
    const left = kMostMistakes - rush.mistakes;
    setText(this.#clock, clockOf(rush));
    setText(this.#score, own.score(rush.score));
    this.#left.setAttribute('aria-label', own.lives(left, kMostMistakes));
    this.#hearts.forEach((heart, at) => heart.classList.toggle('lost', at >= left));
  }
}
