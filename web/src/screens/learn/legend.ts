// SPDX-License-Identifier: MIT
// A legend of the pieces on the board for readers who do not know the characters: character,
// symbol, name, moves.

import { symbols } from '../../board/emblems.ts';
import { glyphs, kGlyphBox } from '../../board/glyphs.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { GlyphId, PieceType } from '../../games/game-spec.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { keysOf } from '../../ui/keys.ts';
import type { LearnState } from './state.ts';
import type { LearnStrings } from '../../i18n/en/learn.ts';

function disc(side: 'red' | 'black', glyph: GlyphId): HTMLElement {
  return h('span', { class: 'disc', 'data-side': side }, drawing(glyphs[glyph], kGlyphBox));
}

export class Legend {
  readonly #title = h('h2');
  readonly #rows: ReadonlyMap<
    PieceType,
    { row: HTMLElement; name: HTMLElement; moves: HTMLElement }
  >;
  readonly #note = h('p', { class: 'soft note' });
  readonly element: HTMLElement;

  constructor({ spec }: LearnState) {
    const glyphOf = (side: 'red' | 'black', type: PieceType): GlyphId | null =>
      Object.values(spec.pieces).find(({ label }) => label === `${side}-${type}`)?.face?.glyph ??
      null;
    this.#rows = new Map(
      keysOf(symbols).map((type) => {
        const [name, moves] = [h('b'), h('span', { class: 'soft' })];
        const discs = (['red', 'black'] as const).flatMap((side) => {
          const glyph = glyphOf(side, type);
          return glyph === null ? [] : [disc(side, glyph)];
        });
        const symbol = drawing(symbols[type], kGlyphBox);
        symbol.setAttribute('class', 'symbol');
        const text = h('span', { class: 'text' }, name, ' ', moves);
        return [type, { row: h('li', {}, ...discs, symbol, text), name, moves }];
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

  /** Stones have no names; the aim is told before the pieces are. */
  update({ spec, shown, lesson }: LearnState, own: LearnStrings): void {
    const hasNames = Object.values(spec.pieces).some(({ face }) => face !== null);
    this.element.hidden = !hasNames || lesson === 'aim';
    const placement = parsePlacement(spec, shown.snapshot.fen);
    const present = new Set(
      [...placement.values()].map((letter) => spec.pieces[letter]?.face?.type),
    );
    setText(this.#title, own.pieces);
    setText(this.#note, own.redAndBlack);
    for (const [type, { row, name, moves }] of this.#rows) {
      row.hidden = !present.has(type);
      setText(name, own.pieceTypes[type].name);
      setText(moves, own.pieceTypes[type].moves);
    }
  }
}
