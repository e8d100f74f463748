// SPDX-License-Identifier: MIT
// Queues the question keys of keyboard users until the code that answers them has loaded.

import type { Board, HearKey } from '../../../board/board.ts';

export class FirstKeys {
  readonly #board: Board;
  readonly #bring: () => void;
  #held: KeyboardEvent[] = [];
  /** Whether the board is used by keyboard. */
  isAsked = false;

  constructor(board: Board, bring: () => void) {
    this.#board = board;
    this.#bring = bring;
    this.#wait();
  }

  #wait(): void {
    this.isAsked = false;
    this.#board.hearKey = (event) => {
      this.isAsked = true;
      this.#bring();
      const isHeld = event instanceof KeyboardEvent && event.key.length === 1;
      if (isHeld) this.#held.push(event);
      return isHeld;
    };
  }

  /** The handler from now on, starting with the queued keys. */
  handTo(hear: HearKey): void {
    this.#board.hearKey = hear;
    const held = this.#held;
    this.#held = [];
    const { element } = this.#board;
    for (const event of held) {
      const square = element.querySelector(':focus')?.getAttribute('data-square') ?? null;
      if (square === null || hear(event, square)) continue;
      // These keys belong to the page; on the board other listeners have handled them.
      element.parentElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }

  /** The code could not be downloaded: the queued keys go to the page, later ones try again. */
  giveUp(): void {
    this.handTo(() => false);
    this.#wait();
  }
}
