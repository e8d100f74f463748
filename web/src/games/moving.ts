// SPDX-License-Identifier: MIT
// The two kinds of moves, as far as the board needs them; the engine decides which are legal.

import type { Seat } from './seat.ts';
import { squaresOn, type BoardSize, type Placement } from './squares.ts';

/** A board and the owner of each piece letter. */
interface Board extends BoardSize {
  readonly pieces: Readonly<Record<string, { readonly seat: Seat }>>;
}

export interface Moving {
  /** The number of squares in a move. */
  readonly squares: 1 | 2;
  /** Whether the board can be turned. */
  readonly isTurnable: boolean;
  /** Whether a moved piece is animated; otherwise it disappears and appears. */
  readonly glides: boolean;
  /**
   * The squares where a move can start for `seat`, or for either if null: pieces, or empty points.
   */
  origins(board: Board, placement: Placement, seat: Seat | null): string[];
  /** The move made by choosing `square` while `selected` is selected, if any; null for none. */
  moveTo(placement: Placement, selected: string | null, square: string): string | null;
}

/** Pieces move from square to square. */
export const pieces: Moving = {
  squares: 2,
  isTurnable: true,
  glides: true,
  origins: (board, placement, seat) =>
    [...placement].flatMap(([square, letter]) =>
      seat === null || board.pieces[letter]?.seat === seat ? [square] : [],
    ),
  moveTo: (_, selected, square) => selected && selected + square,
};

/** Stones are placed on empty points and do not move; the board looks the same from every side. */
export const stones: Moving = {
  squares: 1,
  isTurnable: false,
  glides: false,
  origins: (board, placement) => squaresOn(board).filter((point) => !placement.has(point)),
  moveTo: (placement, _, point) => (placement.has(point) ? null : point),
};
