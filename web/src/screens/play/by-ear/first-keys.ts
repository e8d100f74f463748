// SPDX-License-Identifier: MIT
// Keys on the board that ask, from who came to it by keys: until what answers them is here they wait for it, in order.

import type { Board, HearKey } from '../../../board/board.ts';

export class FirstKeys {
  readonly #board: Board;
  readonly #bring: () => void;
  #held: KeyboardEvent[] = [];
  /** Whether somebody moves about the board by keys. */
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

  /** That hears them from now on, those that waited first. */
  handTo(hear: HearKey): void {
    this.#board.hearKey = hear;
    const held = this.#held;
    this.#held = [];
    const { element } = this.#board;
    for (const event of held) {
      const square = element.querySelector(':focus')?.getAttribute('data-square') ?? null;
      if (square === null || hear(event, square)) continue;
      // Those are the page's; on the board itself others have heard them.
      element.parentElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    }
  }

  /** What answers cannot be had: these keys are the page's, later ones try again. */
  giveUp(): void {
    this.handTo(() => false);
    this.#wait();
  }
}
