// SPDX-License-Identifier: MIT
// A text bubble beside a point of the board. It takes no space and no clicks, and is hidden from screen readers,
// which get the text elsewhere.

import { h, setText } from '../../../ui/dom.ts';

const kGapPx = 6;

export class Bubble {
  readonly #board: HTMLElement;
  readonly #element = h('p', { class: 'bubble', 'aria-hidden': 'true', hidden: '' });

  constructor(board: HTMLElement) {
    this.#board = board;
    board.append(this.#element);
  }

  /** Placed where it hides the fewest important points. */
  show(text: string, square: string, kept: readonly string[]): void {
    const cell = this.#cell(square);
    if (cell === null) return;
    setText(this.#element, text);
    this.#element.hidden = false;
    const [board, point] = [this.#board.getBoundingClientRect(), cell.getBoundingClientRect()];
    const across = (point.left + point.width / 2 - board.left) / board.width;
    const { style } = this.#element;
    // Shifted back by the same share of its own width, it never leaves the board.
    style.left = `${100 * across}%`;
    style.translate = `${-100 * across}% 0`;
    const { height } = this.#element.getBoundingClientRect();
    const [above, below] = [
      point.top - board.top - height - kGapPx,
      point.bottom - board.top + kGapPx,
    ];
    const tops = [above, below, (board.height - height) / 2]
      .filter((top) => top >= 0 && top + height <= board.height)
      .map((top) => ({ top, hidden: this.#hidden(top, kept) }));
    const fewest = Math.min(...tops.map(({ hidden }) => hidden));
    style.top = `${tops.find(({ hidden }) => hidden === fewest)?.top ?? kGapPx}px`;
  }

  #cell(square: string): Element | null {
    return this.#board.querySelector(`[data-square="${square}"]`);
  }

  /** The number of points it would cover there. */
  #hidden(top: number, kept: readonly string[]): number {
    this.#element.style.top = `${top}px`;
    const box = this.#element.getBoundingClientRect();
    return kept.filter((square) => {
      const at = this.#cell(square)?.getBoundingClientRect();
      if (at === undefined) return false;
      const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).length;
  }

  hide(): void {
    this.#element.hidden = true;
  }
}
