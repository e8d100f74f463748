// SPDX-License-Identifier: MIT
// The last attempts, each a link to its puzzle.

import { h, setText } from '../../ui/dom.ts';
import type { Attempt } from './record.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

/** The number of attempts shown; more are stored. */
const kShown = 30;

export class HistoryCard {
  readonly #summary = h('summary');
  readonly #none = h('p', { class: 'soft note' });
  readonly #list = h('ol', { class: 'attempts' });
  readonly element = h('details', { class: 'history' }, this.#summary, this.#none, this.#list);
  readonly #go: (number: number) => void;
  #shown: readonly Attempt[] = [];
  #words: PuzzleStrings | null = null;

  constructor(go: (number: number) => void) {
    this.#go = go;
  }

  update({ progress }: PuzzleState, own: PuzzleStrings): void {
    const { history } = progress.record;
    setText(this.#summary, own.history);
    setText(this.#none, history.length === 0 ? own.noHistory : '');
    if (history === this.#shown && own === this.#words) return;
    [this.#shown, this.#words] = [history, own];
    const rows = history.slice(-kShown).toReversed();
    this.#list.replaceChildren(...rows.map((one) => h('li', {}, this.#row(one, own))));
  }

  #row({ number, isRight, rating }: Attempt, own: PuzzleStrings): HTMLElement {
    const mark = h('span', { 'aria-hidden': 'true' }, isRight ? '✓' : '✗');
    const text = h('span', {}, own.attempt(number, isRight, rating));
    const button = h(
      'button',
      { type: 'button', class: 'quiet', 'data-right': String(isRight) },
      mark,
      text,
    );
    button.addEventListener('click', () => this.#go(number));
    return button;
  }
}
