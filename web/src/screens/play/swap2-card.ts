// SPDX-License-Identifier: MIT
// The dialogue of the opening procedure: what is to be done now, and the answers there are.

import type { Seat } from '../../games/game-spec.ts';
import type { Strings } from '../../i18n/index.ts';
import type { GameState } from './state/state.ts';
import { h, setText } from '../../ui/dom.ts';

type Answer = Seat | 'two';

const answers: readonly Answer[] = ['first', 'second', 'two'];

export class Swap2Card {
  readonly #title = h('h2');
  readonly #text = h('p');
  readonly #buttons = answers.map(
    (answer) => [answer, h('button', { type: 'button', 'data-swap2': answer })] as const,
  );
  readonly #choice = h('div', { class: 'choice' }, ...this.#buttons.map(([, button]) => button));
  readonly element = h('section', { class: 'swap2' }, this.#title, this.#text, this.#choice);

  constructor(answer: (answer: Answer) => void) {
    for (const [name, button] of this.#buttons) {
      button.addEventListener('click', () => answer(name));
    }
  }

  update({ game, shown }: GameState, { swap2: words }: Strings): void {
    const { swap2, moves } = game;
    this.element.hidden = swap2 === null;
    if (swap2 === null) return;
    setText(this.#title, words.title);
    setText(this.#text, words.stages[swap2]);
    const isAsked = swap2 === 'you-answer' || swap2 === 'you-choose';
    // Not before the stones are on the board.
    this.#choice.hidden = !isAsked || shown.moves !== moves;
    for (const [name, button] of this.#buttons) {
      setText(button, words.answers[name]);
      button.hidden = name === 'two' && swap2 !== 'you-answer';
    }
  }
}
