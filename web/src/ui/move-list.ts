// SPDX-License-Identifier: MIT
// The moves of the game, a pair to a row.

import type { Strings } from '../i18n/index.ts';
import { seatAfter } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { h, setText } from './dom.ts';

/** Pairs of moves; a game that begins with the second seat has none in its first place. */
export function moveRows(state: GameState): (string | null)[][] {
  const cells: (string | null)[] = seatAfter(state, 0) === 'first' ? [] : [null];
  cells.push(...state.moves);
  const rows: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 2) rows.push(cells.slice(at, at + 2));
  return rows;
}

export class MoveList {
  readonly #title = h('h2');
  readonly #none = h('p', { class: 'soft' });
  readonly #list = h('ol');
  readonly #scroll = h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region' },
    this.#none,
    this.#list,
  );
  readonly element = h('section', { class: 'moves' }, this.#title, this.#scroll);
  #moves: readonly string[] = [];

  update(state: GameState, { labels }: Strings): void {
    setText(this.#title, labels.moves);
    setText(this.#none, labels.noMoves);
    this.#scroll.setAttribute('aria-label', labels.moves);
    this.#none.hidden = state.moves.length > 0;
    if (state.moves === this.#moves) return;
    this.#moves = state.moves;
    const rows = moveRows(state).map((row, index) =>
      h('li', {}, h('span', { class: 'number' }, `${index + 1}.`), ...row.map(moveCell)),
    );
    this.#list.replaceChildren(...rows);
    this.#list.lastElementChild?.lastElementChild?.setAttribute('aria-current', 'step');
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }
}

function moveCell(move: string | null): HTMLElement {
  return h('span', { class: 'move' }, move ?? '…');
}
