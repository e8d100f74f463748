// SPDX-License-Identifier: MIT
// A field for a move as text, in whatever notation of the game.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from './dom.ts';

export interface Typing {
  /** Those made so far. */
  readonly moves: readonly string[];
  /** Whether there is to be such a field. */
  readonly isOffered: boolean;
  /** Whether a move can be made now. */
  readonly mayMove: boolean;
  /** Whether that is known: the engine has described the position. */
  readonly isSettled: boolean;
  /** What was typed is no move here. */
  readonly isUnread: boolean;
}

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
  #mayWait = false;
  /** Entered before the engine has said what may be played. */
  #isWaiting = false;
  readonly #enter: (text: string) => void;
  readonly #command: ((text: string) => boolean) | null;

  /** `command` takes what is no move, whoever has the turn; false where it does not. */
  constructor(enter: (text: string) => void, command: ((text: string) => boolean) | null = null) {
    this.#enter = enter;
    this.#command = command;
    this.#input.addEventListener('input', () => (this.#isWaiting = false));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#command?.(this.#input.value) === true) {
        this.#input.value = '';
        return;
      }
      this.#isWaiting = this.#mayWait;
      this.#give();
    });
  }

  /** A word on what can be written. */
  hint(text: string): void {
    this.#input.placeholder = text;
  }

  focus(): void {
    this.#input.focus();
  }

  update(typing: Typing, { labels }: Strings): void {
    const { moves, isOffered, mayMove, isSettled, isUnread } = typing;
    this.element.hidden = !isOffered;
    setText(this.#label, labels.typedMove);
    this.#isHeard = mayMove;
    this.#mayWait = mayMove || !isSettled;
    this.#input.readOnly = !this.#mayWait && this.#command === null;
    this.#input.setAttribute('aria-invalid', String(isUnread));
    if (moves !== this.#moves) {
      this.#input.value = '';
      this.#isWaiting = false;
    }
    this.#moves = moves;
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
