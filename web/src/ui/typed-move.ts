// SPDX-License-Identifier: MIT
// A field for a move as text, in whatever notation of the game.

import type { Strings } from '../i18n/index.ts';
import { isSettled, isUsersTurn } from '../screens/play/state/selectors.ts';
import type { GameState } from '../screens/play/state/state.ts';
import { h, setText } from './dom.ts';

export class TypedMove {
  readonly #label = h('span');
  readonly #input = h('input', {
    type: 'text',
    'data-setting': 'move',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  readonly element = h(
    'form',
    { class: 'typed' },
    h('label', { class: 'field' }, this.#label, this.#input),
  );
  #moves: readonly string[] = [];
  #isHeard = false;
  /** Entered before the engine has said what may be played. */
  #isWaiting = false;
  readonly #enter: (text: string) => void;

  constructor(enter: (text: string) => void) {
    this.#enter = enter;
    this.#input.addEventListener('input', () => (this.#isWaiting = false));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#isWaiting = !this.#input.readOnly;
      this.#give();
    });
  }

  update(state: GameState, { labels }: Strings): void {
    setText(this.#label, labels.typedMove);
    this.#isHeard = isUsersTurn(state);
    this.#input.readOnly = !this.#isHeard && isSettled(state);
    this.#input.setAttribute('aria-invalid', String(state.view.unread !== null));
    if (state.game.moves !== this.#moves) {
      this.#input.value = '';
      this.#isWaiting = false;
    }
    this.#moves = state.game.moves;
    // What is shown just now is shown to its end first.
    if (this.#isWaiting) queueMicrotask(() => this.#give());
  }

  #give(): void {
    const text = this.#input.value.trim();
    if (!this.#isWaiting || !this.#isHeard) return;
    this.#isWaiting = false;
    if (text !== '') this.#enter(text);
  }
}
