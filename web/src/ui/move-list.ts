// SPDX-License-Identifier: MIT
// The moves of the game, a pair to a row, in the notation of the settings or of the language.

import type { Notation } from '../engine/protocol.ts';
import type { Strings } from '../i18n/index.ts';
import { seatAfter } from '../screens/play/state/selectors.ts';
import type { GameState } from '../screens/play/state/state.ts';
import { h, setText } from './dom.ts';

/** Null for a moment, until the engine has written the move; as it is played if it never will. */
export function textOf(state: GameState, ply: number, notation: Notation): string | null {
  const { game, shown, engine } = state;
  const move = game.moves[ply] ?? null;
  if (shown.moves[ply] === move) return shown.written[notation]?.[ply] ?? move;
  return engine.name === 'failed' ? move : null;
}

/** Pairs of moves; a game that begins with the second seat has none in its first place. */
export function moveRows(state: GameState, notation: Notation): (string | null)[][] {
  const cells: (string | null)[] = seatAfter(state, 0) === 'first' ? [] : [null];
  cells.push(...state.game.moves.map((_, ply) => textOf(state, ply, notation)));
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
  readonly #analyse = h('button', { type: 'button', class: 'quiet', 'data-action': 'analyse' });
  readonly element = h(
    'section',
    { class: 'moves' },
    h('div', { class: 'pair' }, this.#title, this.#analyse),
    this.#scroll,
  );
  readonly #isAnalysable: () => boolean;
  #text = '';

  /** The button leads out of the game, so whether there is one is for the page to say. */
  constructor(isAnalysable: () => boolean, analyse: () => void) {
    this.#isAnalysable = isAnalysable;
    this.#analyse.addEventListener('click', analyse);
  }

  update(state: GameState, { labels, notation: usual }: Strings): void {
    setText(this.#title, labels.moves);
    setText(this.#none, labels.noMoves);
    setText(this.#analyse, labels.analyseGame);
    this.#analyse.hidden = state.game.moves.length === 0 || !this.#isAnalysable();
    this.#scroll.setAttribute('aria-label', labels.moves);
    this.#none.hidden = state.game.moves.length > 0;
    const notation = state.settings.notation ?? usual;
    const isChinese = state.spec.notations.length > 0 && notation.startsWith('zh');
    if (isChinese) this.#list.lang = notation;
    else this.#list.removeAttribute('lang');
    const rows = moveRows(state, notation);
    const text = rows.join(' ');
    if (text === this.#text) return;
    this.#text = text;
    const items = rows.map((row, index) =>
      h('li', {}, h('span', { class: 'number' }, `${index + 1}.`), ...row.map(moveCell)),
    );
    this.#list.replaceChildren(...items);
    this.#list.lastElementChild?.lastElementChild?.setAttribute('aria-current', 'step');
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }
}

function moveCell(move: string | null): HTMLElement {
  return h('span', { class: 'move' }, move ?? '…');
}
