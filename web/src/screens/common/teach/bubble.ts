// SPDX-License-Identifier: MIT
// A line beside a point of the board. It takes no place and no clicks; who does not see it is told elsewhere.

import { h, setText } from '../../../ui/dom.ts';

/** Lower points have it above them, higher ones below. */
const kUpper = 0.4;

export class Bubble {
  readonly #board: HTMLElement;
  readonly #element = h('p', { class: 'bubble', 'aria-hidden': 'true', hidden: '' });

  constructor(board: HTMLElement) {
    this.#board = board;
    board.append(this.#element);
  }

  show(text: string, square: string): void {
    const cell = this.#board.querySelector(`[data-square="${square}"]`);
    if (cell === null) return;
    setText(this.#element, text);
    const [board, point] = [this.#board.getBoundingClientRect(), cell.getBoundingClientRect()];
    const across = (point.left + point.width / 2 - board.left) / board.width;
    const { style } = this.#element;
    // Moved back by as much of its own width, it never leaves the board.
    style.left = `${100 * across}%`;
    style.translate = `${-100 * across}% 0`;
    const isHigh = (point.top + point.height / 2 - board.top) / board.height < kUpper;
    style.top = isHigh ? `${point.bottom - board.top}px` : 'auto';
    style.bottom = isHigh ? 'auto' : `${board.bottom - point.top}px`;
    this.#element.hidden = false;
  }

  hide(): void {
    this.#element.hidden = true;
  }
}
