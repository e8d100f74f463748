// SPDX-License-Identifier: MIT
// The choice of themes; their descriptions are loaded on demand.

import type { Strings } from '../../i18n/index.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';
import { h, setText } from '../../ui/dom.ts';
import { LatePart } from '../../ui/late-part.ts';
import type { Motif } from './motifs.ts';
import type { PuzzleState } from './state.ts';

export class MotifCard {
  readonly #summary = h('summary');
  readonly #gallery: LatePart<[PuzzleState, PuzzleStrings, Strings]>;
  readonly element = h('details', { class: 'motifs' }, this.#summary);
  #last: [PuzzleState, PuzzleStrings, Strings] | null = null;

  constructor(choose: (motif: Motif | null) => void) {
    this.#gallery = new LatePart<[PuzzleState, PuzzleStrings, Strings]>(
      () => this.element.open,
      async () => new (await import('./motif-gallery.ts')).MotifGallery(choose),
    );
    this.element.append(this.#gallery.element);
    this.element.addEventListener('toggle', () => {
      if (this.#last !== null) this.#gallery.update(...this.#last);
    });
  }

  update(state: PuzzleState, own: PuzzleStrings, strings: Strings): void {
    this.#last = [state, own, strings];
    const { motif } = state.progress;
    const chosen = motif === null ? own.anyMotif : own.motifs[motif];
    setText(this.#summary, `${own.motif} · ${chosen}`);
    this.#gallery.update(...this.#last);
  }
}
