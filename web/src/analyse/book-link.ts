// SPDX-License-Identifier: MIT
// The way from a position to what the opening book holds there.

import { hashOf } from '../app/route.ts';
import type { Strings } from '../i18n/index.ts';
import { h, setText } from '../ui/dom.ts';
import type { AnalysisState } from './state.ts';

export class BookLink {
  readonly #link = h('a', { 'data-action': 'openings' });
  readonly element = h('p', { class: 'book-link' }, this.#link);

  update({ spec, position }: AnalysisState, { analyse }: Strings): void {
    // The book begins where games do.
    this.element.hidden = spec.id !== 'xiangqi' || position.fen !== spec.startFen;
    setText(this.#link, analyse.openings);
    this.#link.href = hashOf({
      screen: 'openings',
      game: spec.id,
      place: position.moves.join('') || 'start',
    });
  }
}
