// SPDX-License-Identifier: MIT
// The pieces on the board for those who do not read Chinese: characters, symbol, name, moves.

import { parsePlacement } from '../board/placement.ts';
import { glyphs, kGlyphBox, type GlyphId } from '../board/glyphs.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import type { LearnState } from './state.ts';
import type { LearnStrings, Man } from './strings.ts';

/** Line drawings of our own, in a box of 24. */
const symbols: Readonly<Record<Man, string>> = {
  general: 'M4 19h16M5.5 15.5L4 7l5 4 3-6 3 6 5-4-1.5 8.5z',
  advisor: 'M12 4l9 4-9 4-9-4zM7 10v5c0 2.5 10 2.5 10 0v-5M21 8v6',
  elephant:
    'M4 19v-8a6.5 6.5 0 0 1 13 0v5.5c0 2 3 2 3 0V14M4 19h3.5v-4h5v4H16M13 9.5v.01M9 8c-2 0-2.5 4 0 4',
  horse:
    'M7 20h11c0-9-2-12.5-8-15l-.5-2-1.5 3c-2 2-3 4.5-3.5 7.5L6.5 16l4-3.5c2 0 3-.5 3-2.5M9.5 8.5v.01',
  chariot: 'M20 12a8 8 0 1 1-16 0 8 8 0 1 1 16 0M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11',
  cannon: 'M3 13L17 5.5l2.5 4.5L6 17zM14 18a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0',
  soldier: 'M12 3l7.5 3v5.5c0 5-3.5 8-7.5 9.5-4-1.5-7.5-4.5-7.5-9.5V6zM12 7v9M8.5 10.5h7',
};

const men = Object.keys(symbols) as Man[];

function disc(side: 'red' | 'black', glyph: GlyphId): HTMLElement {
  return h('span', { class: 'disc', 'data-side': side }, drawing(glyphs[glyph], kGlyphBox));
}

export class Legend {
  readonly #title = h('h2');
  readonly #rows: ReadonlyMap<Man, { row: HTMLElement; name: HTMLElement; moves: HTMLElement }>;
  readonly #note = h('p', { class: 'soft note' });
  readonly element: HTMLElement;

  constructor({ spec }: LearnState) {
    const glyphOf = (side: 'red' | 'black', man: Man): GlyphId | null =>
      Object.values(spec.pieces).find(({ label }) => label === `${side}-${man}`)?.glyph ?? null;
    this.#rows = new Map(
      men.map((man) => {
        const [name, moves] = [h('b'), h('span', { class: 'soft' })];
        const discs = (['red', 'black'] as const).flatMap((side) => {
          const glyph = glyphOf(side, man);
          return glyph === null ? [] : [disc(side, glyph)];
        });
        const symbol = drawing(symbols[man], '0 0 24 24');
        symbol.setAttribute('class', 'symbol');
        const text = h('span', { class: 'text' }, name, ' ', moves);
        return [man, { row: h('li', {}, ...discs, symbol, text), name, moves }];
      }),
    );
    const rows = [...this.#rows.values()].map(({ row }) => row);
    this.element = h(
      'section',
      { class: 'block' },
      this.#title,
      h('ul', { class: 'legend' }, ...rows),
      this.#note,
    );
  }

  update({ spec, shown }: LearnState, own: LearnStrings): void {
    const placement = parsePlacement(spec, shown.snapshot.fen);
    const present = new Set(
      [...placement.values()].map((letter) => spec.pieces[letter]?.label.replace(/^\w+-/, '')),
    );
    setText(this.#title, own.pieces);
    setText(this.#note, own.redAndBlack);
    for (const [man, { row, name, moves }] of this.#rows) {
      row.hidden = !present.has(man);
      setText(name, own.men[man].name);
      setText(moves, own.men[man].moves);
    }
  }
}
