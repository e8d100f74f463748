// SPDX-License-Identifier: MIT
// The card of an opening procedure: the next step and its buttons.

import type { OpeningWord } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import { procedureTexts } from '../../../i18n/en/procedures.ts';
import { h, setText } from '../../../ui/dom.ts';
import { openingInWords, wordInWords } from './opening-words.ts';
import { isPersonsAct, openingAct } from '../state/opening.ts';
import { isSettled } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';

/** Larger choices are entered as a number. */
const kMostInRow = 3;

export class OpeningCard {
  readonly #title = h('h2');
  readonly #text = h('p');
  readonly #choice = h('div', { class: 'choice' });
  readonly #say: (word: OpeningWord) => void;
  readonly element = h('section', { class: 'opening' }, this.#title, this.#text, this.#choice);
  #words: readonly OpeningWord[] = [];

  constructor(say: (word: OpeningWord) => void) {
    this.#say = say;
  }

  update(state: GameState, strings: Strings): void {
    const { opening } = state.game;
    const text = openingInWords(state, strings);
    this.element.hidden = opening === null || text === null;
    if (opening === null || text === null) return;
    setText(this.#title, procedureTexts.in(strings.language).names[opening.procedure]);
    setText(this.#text, text);
    const isAsked = isPersonsAct(state) && isSettled(state);
    this.#show(isAsked ? (openingAct(state)?.words ?? []) : [], strings);
    if (!procedureTexts.has(strings.language)) void this.#translate(state, strings);
  }

  /** Fall back to English if the language cannot be downloaded. */
  async #translate(state: GameState, strings: Strings): Promise<void> {
    await procedureTexts.load(strings.language).catch(() => {});
    if (procedureTexts.has(strings.language)) this.update(state, strings);
  }

  /** Unchanged buttons are kept, with the focus. */
  #show(words: readonly OpeningWord[], strings: Strings): void {
    if (words.join() !== this.#words.join()) {
      this.#words = words;
      this.#choice.replaceChildren(
        ...words.map((word) => {
          const button = h('button', { type: 'button', 'data-word': word });
          button.addEventListener('click', () => this.#say(word));
          return button;
        }),
      );
    }
    words.forEach((word, at) => {
      const button = this.#choice.children[at];
      if (button !== undefined) setText(button, wordInWords(word, strings));
    });
    this.#choice.hidden = words.length === 0;
    this.#choice.classList.toggle('numbers', words.length > kMostInRow);
  }
}
