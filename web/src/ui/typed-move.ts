// SPDX-License-Identifier: MIT
// An input field for a move in any notation of the game.

import type { Strings } from '../i18n/index.ts';
import { h, setText } from './dom.ts';

export interface Typing {
  /** The moves made so far. */
  readonly moves: readonly string[];
  /** Whether to show the field. */
  readonly isOffered: boolean;
  /** Whether a move can be made now. */
  readonly mayMove: boolean;
  /** Whether `mayMove` is reliable: the engine has described the position. */
  readonly isSettled: boolean;
  /** The typed text is not a legal move. */
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
  /** Entered before the engine has described the position. */
  #isWaiting = false;
  readonly #enter: (text: string) => void;
  readonly #command: ((text: string) => boolean) | null;

  /**
   * `command` handles text that is not a move, on either side's turn; it returns false if it does not know the text.
   */
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

  /** A hint about the accepted input. */
  hint(text: string): void {
    this.#input.placeholder = text;
  }

  get isEmpty(): boolean {
    return this.#input.value === '';
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
    // Let the current announcement finish first.
    if (this.#isWaiting) queueMicrotask(() => this.#give());
  }

  #give(): void {
    const text = this.#input.value.trim();
    if (!this.#isWaiting || !this.#isHeard) return;
    this.#isWaiting = false;
    if (text !== '') this.#enter(text);
  }
}
