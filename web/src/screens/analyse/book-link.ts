// SPDX-License-Identifier: MIT
// The way from a position to what the opening book holds there.

import { hashOf } from '../../route.ts';
import type { Strings } from '../../i18n/index.ts';
import { renjuOpening } from '../openings/renju.ts';
import { h, setText } from '../../ui/dom.ts';
import type { AnalysisState } from './state.ts';

export class BookLink {
  readonly #link = h('a', { 'data-action': 'openings' });
  readonly element = h('p', { class: 'book-link' }, this.#link);

  update(state: AnalysisState, { analyse, renju }: Strings): void {
    const { spec, position, shown } = state;
    const opening = renjuOpening(shown.snapshot.opening);
    // The book begins where games do; stones have a name or nothing to look up.
    const isKnown = spec.moves === 'pieces' ? position.fen === spec.startFen : opening !== null;
    this.element.hidden = !isKnown;
    setText(this.#link, opening ? `${opening.code} ${renju(opening)}` : analyse.openings);
    const moves = spec.moves === 'pieces' ? position.moves : position.moves.slice(0, 3);
    this.#link.href = hashOf({
      screen: 'openings',
      game: spec.id,
      place: moves.join('') || 'start',
    });
  }
}
