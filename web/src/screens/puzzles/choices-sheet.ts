// SPDX-License-Identifier: MIT
// The sheet of everything to choose: mode, kind and order of puzzles, a number, a print. Choices of kind and order
// apply at once to the board behind it; everything else closes it.

import { sheetOf, wear } from '../../ui/sheet.ts';
import type { Strings } from '../../i18n/index.ts';
import { puzzleTexts } from '../../i18n/en/puzzles.ts';
import { Sheet } from '../../settings/sheet.ts';
import choicesCss from '../../styles/puzzle-choices.css?inline';
import { ChoiceCard, type Choices } from './choice-card.ts';
import { ModeCard, type Modes } from './mode-card.ts';
import { MotifGallery } from './motif-gallery.ts';
import type { Motif } from './motifs.ts';
import type { PuzzleState } from './state.ts';

/** Loaded with the sheet, which alone leads to it. */
export { printPuzzles } from './puzzle-sheet.ts';

export interface SheetHandlers extends Choices, Modes {
  chooseMotif(motif: Motif | null): void;
}

const ownSheet = sheetOf(choicesCss);

export class ChoicesSheet {
  readonly #sheet: Sheet;
  readonly #modes: ModeCard;
  readonly #choice: ChoiceCard;
  readonly #motifs: MotifGallery;

  /** It takes the look of `element`. */
  constructor(element: HTMLElement, handlers: SheetHandlers, { language }: Strings) {
    this.#sheet = new Sheet('puzzle-choices', element);
    wear(this.#sheet.root, [ownSheet]);
    const closing =
      <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
      (...args: Args): void => {
        this.#sheet.close();
        act(...args);
      };
    const { train, day, rush, go, print } = handlers;
    this.#modes = new ModeCard({ train: closing(train), day: closing(day), rush: closing(rush) });
    this.#motifs = new MotifGallery(handlers.chooseMotif);
    this.#choice = new ChoiceCard(
      { ...handlers, go: closing(go), print: closing(print) },
      this.#motifs.element,
    );
    const own = puzzleTexts.in(language);
    const parts = [this.#modes.element, this.#choice.element];
    this.#sheet.fill(own.choices, own.close, language, ...parts);
  }

  get isOpen(): boolean {
    return this.#sheet.isOpen;
  }

  close(): void {
    this.#sheet.close();
  }

  show(): void {
    this.#sheet.show();
  }

  update(state: PuzzleState, strings: Strings): void {
    const own = puzzleTexts.in(strings.language);
    this.#modes.update(state, own);
    this.#choice.update(state, own);
    this.#motifs.update(state, own, strings);
  }
}
