// SPDX-License-Identifier: MIT
// A field for a move as text, in whatever notation of the game.

import type { Strings } from '../i18n/index.ts';
import { isUsersTurn } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
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

  constructor(enter: (text: string) => void) {
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      if (text !== '' && !this.#input.readOnly) enter(text);
    });
  }

  update(state: GameState, { labels }: Strings): void {
    setText(this.#label, labels.typedMove);
    this.#input.readOnly = !isUsersTurn(state) && state.ask?.kind !== 'read';
    this.#input.setAttribute('aria-invalid', String(state.unread !== null));
    if (state.moves !== this.#moves) this.#input.value = '';
    this.#moves = state.moves;
  }
}
