// SPDX-License-Identifier: MIT
// Circles and arrows that somebody drew on a board: the reader, or the author of a record.

import type { BoardModel } from './model.ts';

/** Circled points, and arrows in move notation. */
export interface Drawn {
  readonly circles: readonly string[];
  readonly arrows: readonly string[];
}

export function withDrawn(board: BoardModel, { circles, arrows }: Drawn): BoardModel {
  if (circles.length === 0 && arrows.length === 0) return board;
  const circled = circles.map((square) => ({ mark: 'circled', square }) as const);
  const ways = arrows.map((move) => ({ move, meaning: 'drawn', opacity: 0.85 }) as const);
  return { ...board, marks: [...board.marks, ...circled], arrows: [...board.arrows, ...ways] };
}
