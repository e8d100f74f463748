// SPDX-License-Identifier: MIT
// The link from a position to its entry in the opening book.

import { hashOf } from '../../../route.ts';
import type { Strings } from '../../../i18n/index.ts';
import { renjuOpening } from '../../../ui/words/opening-names.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { AnalysisState } from '../state.ts';

export class BookLink {
  readonly #link = h('a', { 'data-action': 'openings' });
  readonly element = h('p', { class: 'book-link' }, this.#link);

  update(state: AnalysisState, { analyse, renju }: Strings): void {
    const { spec, position, shown } = state;
    const opening = renjuOpening(shown.snapshot.opening);
    // The book starts from the start position. A named Renju opening has three stones: the link
    // opens the book there.
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
