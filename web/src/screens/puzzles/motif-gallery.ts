// SPDX-License-Identifier: MIT
// All themes with the number of their puzzles; named mates with a description and a picture.

import { boardPicture } from '../../board/picture.ts';
import { kUsualPieces } from '../../games/looks.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import { mateTexts } from '../../i18n/en/mates.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';
import { h, setText } from '../../ui/dom.ts';
import { shapeElement } from '../../ui/shape.ts';
import { matePictures } from './mate-pictures.ts';
import { isMate, motifs, type Motif, type NamedMate } from './motifs.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleState } from './state.ts';

type Choose = (motif: Motif | null) => void;

interface Chip {
  readonly motif: Motif;
  readonly button: HTMLButtonElement;
}

export class MotifGallery {
  readonly #choose: Choose;
  readonly #all = h('button', { type: 'button', 'data-motif': 'all' });
  readonly #matesTitle = h('h3');
  readonly #mates = h('div', { class: 'motif-chips' });
  readonly #tacticsTitle = h('h3');
  readonly #tactics = h('div', { class: 'motif-chips' });
  readonly #about = h('p', { class: 'note' });
  readonly #picture = h('div', { class: 'motif-picture', role: 'img' });
  readonly #summary = h('summary');
  readonly element = h(
    'details',
    { class: 'motifs' },
    this.#summary,
    h('div', { class: 'motif-chips' }, this.#all),
    h('div', { class: 'motif-about' }, this.#about, this.#picture),
    this.#matesTitle,
    this.#mates,
    this.#tacticsTitle,
    this.#tactics,
  );
  #chips: readonly Chip[] = [];
  #puzzles: readonly Puzzle[] = [];
  #counts = new Map<Motif, number>();
  #drawn: Motif | null = null;

  constructor(choose: Choose) {
    this.#choose = choose;
    this.#all.addEventListener('click', () => choose(null));
  }

  update(state: PuzzleState, own: PuzzleStrings, strings: Strings): void {
    if (state.puzzles !== this.#puzzles) this.#count(state);
    const { motif } = state.progress;
    const chosen = motif === null ? own.anyMotif : own.motifs[motif];
    setText(this.#summary, `${own.motif} · ${chosen}`);
    setText(this.#all, own.anyMotif);
    this.#all.setAttribute('aria-pressed', String(motif === null));
    setText(this.#matesTitle, own.motifGroups.mates);
    setText(this.#tacticsTitle, own.motifGroups.tactics);
    for (const one of this.#chips) {
      setText(one.button, own.count(own.motifs[one.motif], this.#counts.get(one.motif) ?? 0));
      one.button.setAttribute('aria-pressed', String(one.motif === motif));
    }
    const mate = motif !== null && isMate(motif) ? motif : null;
    this.#show(state, mate, own);
    void this.#explain(mate, strings);
  }

  /** Themes without puzzles are not offered. */
  #count({ spec, puzzles }: PuzzleState): void {
    this.#puzzles = puzzles;
    this.#counts = new Map();
    for (const one of puzzles.flatMap((puzzle) => puzzle.motifs)) {
      this.#counts.set(one, (this.#counts.get(one) ?? 0) + 1);
    }
    const offered = motifs[spec.id].filter((one) => this.#counts.has(one));
    this.#chips = offered.map((motif) => {
      const button = h('button', { type: 'button', 'data-motif': motif });
      button.addEventListener('click', () => this.#choose(motif));
      return { motif, button };
    });
    const of = (wanted: boolean): HTMLElement[] =>
      this.#chips.filter(({ motif }) => isMate(motif) === wanted).map(({ button }) => button);
    this.#mates.replaceChildren(...of(true));
    this.#tactics.replaceChildren(...of(false));
    this.#matesTitle.hidden = of(true).length === 0;
    this.#tacticsTitle.hidden = of(false).length === 0;
  }

  #show({ spec }: PuzzleState, mate: NamedMate | null, own: PuzzleStrings): void {
    this.#picture.hidden = mate === null;
    if (mate === null) return;
    this.#picture.setAttribute('aria-label', own.motifs[mate]);
    if (mate === this.#drawn) return;
    this.#drawn = mate;
    const picture = boardPicture({
      spec,
      placement: parsePlacement(spec, `${matePictures[mate]} b`),
      isFlipped: false,
      pieces: kUsualPieces,
      hasCoordinates: false,
      lastMove: '',
    });
    this.#picture.replaceChildren(shapeElement(picture));
  }

  async #explain(mate: NamedMate | null, { language }: Strings): Promise<void> {
    await mateTexts.load(language).catch(() => {});
    setText(this.#about, mate === null ? '' : mateTexts.in(language)[mate]);
  }
}
