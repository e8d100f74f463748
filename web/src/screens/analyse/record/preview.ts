// SPDX-License-Identifier: MIT
// A small board with the position after some moves of a line.

import { BoardView } from '../../../board/board-view.ts';
import { scene } from '../../../board/scene.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { lineBoard } from '../board-of.ts';
import type { AnalysisState } from '../state.ts';

export class Preview {
  readonly #board: BoardView;
  readonly element: HTMLElement;

  constructor(spec: GameSpec) {
    this.#board = new BoardView(spec);
    this.element = this.#board.element;
    this.element.classList.add('preview');
    this.element.setAttribute('aria-hidden', 'true');
    this.element.hidden = true;
  }

  /** Hides the board if `moves` is empty. */
  update(state: AnalysisState, moves: readonly string[]): void {
    const isShown = moves.length > 0;
    if (isShown) this.#board.show(scene(lineBoard(state, moves)), null, true);
    if (this.element.hidden !== isShown) return;
    this.element.hidden = !isShown;
    // The board draws when it gets its first size, with the current palette.
    if (isShown) this.#board.connect();
    else this.#board.disconnect();
  }
}
