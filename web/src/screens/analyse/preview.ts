// SPDX-License-Identifier: MIT
// The position after some moves of a line, as a small board. A move only carries a man or puts a stone;
// that it may be made the engine has said.

import { BoardView } from '../../board/board-view.ts';
import { letterOf } from '../../board/ghosts.ts';
import { parsePlacement, rowsOf, squaresOf, seatToMove } from '../../games/placement.ts';
import { scene, withNumbers, type Scene } from '../../board/scene.ts';
import { otherSeat, type GameSpec } from '../../games/game-spec.ts';
import { provisional } from '../common/shown.ts';
import { asGame } from './queries.ts';
import type { AnalysisState } from './state.ts';

/** The first field of the FEN after the moves. */
export function rowsAfter(spec: GameSpec, fen: string, moves: readonly string[]): string {
  const men = new Map(parsePlacement(spec, fen));
  let seat = seatToMove(spec, fen);
  for (const move of moves) {
    const [from = '', to] = squaresOf(move);
    men.set(to ?? from, to === undefined ? letterOf(spec, seat) : (men.get(from) ?? ''));
    if (to !== undefined) men.delete(from);
    seat = otherSeat(seat);
  }
  return rowsOf(spec, men);
}

function sceneAfter(state: AnalysisState, moves: readonly string[]): Scene {
  const { spec, shown } = state;
  const { snapshot } = provisional(rowsAfter(spec, shown.snapshot.fen, moves));
  const game = { ...asGame(state), selected: null, shown: { ...shown, moves, snapshot } };
  const picture = scene(game);
  return spec.moves === 'stones' ? withNumbers(picture, moves) : picture;
}

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

  /** Nothing where there are no moves. */
  update(state: AnalysisState, moves: readonly string[]): void {
    const isShown = moves.length > 0;
    if (isShown) this.#board.show(sceneAfter(state, moves), false, true);
    if (this.element.hidden !== isShown) return;
    this.element.hidden = !isShown;
    // Its first size draws it, by the palette of the moment.
    if (isShown) this.#board.connect();
    else this.#board.disconnect();
  }
}
