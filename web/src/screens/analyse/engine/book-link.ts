// SPDX-License-Identifier: MIT
// The way from a position to what the opening book holds there.

import { hashOf } from '../../../route.ts';
import type { Strings } from '../../../i18n/index.ts';
import { renjuOpening } from '../../openings/library.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { AnalysisState } from '../state.ts';

export class BookLink {
  readonly #link = h('a', { 'data-action': 'openings' });
  readonly element = h('p', { class: 'book-link' }, this.#link);

  update(state: AnalysisState, { analyse, renju }: Strings): void {
    const { spec, position, shown } = state;
    const opening = renjuOpening(shown.snapshot.opening);
    // The book begins where games do; its place is that of the name, which three stones have.
    this.element.hidden = opening === null && position.fen !== spec.startFen;
    setText(this.#link, opening ? `${opening.code} ${renju(opening)}` : analyse.openings);
    const moves = opening === null ? position.moves : position.moves.slice(0, 3);
    this.#link.href = hashOf({
      screen: 'openings',
      game: spec.id,
      place: moves.join('') || 'start',
    });
  }
}
