// SPDX-License-Identifier: MIT
// The moves of the game, a pair to a row, in the notation of the settings or of the language.

import type { Notation } from '../engine/protocol.ts';
import type { Seat } from '../games/game-spec.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from './dom.ts';

/** Moves as they are written. */
export interface WrittenLine {
  readonly notation: Notation;
  /** Who made the first. */
  readonly first: Seat;
  /** Null for a moment, until the engine has written the move; as it is played if it never will. */
  readonly texts: readonly (string | null)[];
}

/** Pairs of moves; a line that begins with the second seat has none in its first place. */
export function moveRows({ first, texts }: WrittenLine): (string | null)[][] {
  const cells = first === 'first' ? texts : [null, ...texts];
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
    { class: 'moves', part: 'moves' },
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

  update(line: WrittenLine, { labels }: Strings): void {
    const { texts, notation } = line;
    setText(this.#title, labels.moves);
    setText(this.#none, labels.noMoves);
    setText(this.#analyse, labels.analyseGame);
    this.#analyse.hidden = texts.length === 0 || !this.#isAnalysable();
    this.#scroll.setAttribute('aria-label', labels.moves);
    this.#none.hidden = texts.length > 0;
    if (notation.startsWith('zh')) this.#list.lang = notation;
    else this.#list.removeAttribute('lang');
    const rows = moveRows(line);
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
