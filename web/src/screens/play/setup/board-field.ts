// SPDX-License-Identifier: MIT
// The choice of a board size: the common ones, or any other as a number.

import type { Boards } from '../../../games/game-spec.ts';
import type { SetupStrings } from '../../../i18n/en/setup.ts';
import { Choice } from '../../../ui/choice.ts';
import { h, setText } from '../../../ui/dom.ts';

const kOther = 'other';

export class BoardField {
  readonly #choice = new Choice('board-lines');
  readonly #label = h('span');
  readonly #number = h('input', { type: 'number', inputmode: 'numeric', 'data-setting': 'lines' });
  readonly #field = h('label', { class: 'field' }, this.#label, this.#number);
  readonly element = h('div', { class: 'board-field' }, this.#choice.element, this.#field);
  /** The number stays visible even if it equals a listed size. */
  #isOther = false;

  constructor(pick: (lines: number) => void) {
    this.#choice.onPick = (value) => {
      this.#isOther = value === kOther;
      pick(Number(this.#isOther ? this.#number.value : value));
      if (this.#isOther) this.#number.select();
    };
    this.#number.addEventListener('change', () => {
      // Clamped to the nearest allowed size.
      const { value, min, max } = this.#number;
      const lines = Math.round(Number(value)) || Number(min);
      pick(Math.max(Number(min), Math.min(Number(max), lines)));
    });
  }

  update({ named, least, most }: Boards, chosen: number | null, words: SetupStrings): void {
    const lines = chosen ?? named[0] ?? least;
    const isOther = this.#isOther || !named.includes(lines);
    this.#isOther = isOther;
    const options = named.map((one) => [String(one), words.boardOf(one)] as const);
    const value = isOther ? kOther : String(lines);
    this.#choice.update(words.board, [...options, [kOther, words.otherBoard]], value);
    this.#field.hidden = !isOther;
    setText(this.#label, words.lines(least, most));
    Object.assign(this.#number, { min: String(least), max: String(most), value: String(lines) });
  }
}
