// SPDX-License-Identifier: MIT
// The two ways of moving, as far as a board can tell; what is legal only the engine knows.

import type { Seat } from './seat.ts';
import { squaresOn, type BoardSize, type Placement } from './squares.ts';

/** A board and whose its pieces are, by their letters. */
interface Board extends BoardSize {
  readonly pieces: Readonly<Record<string, { readonly seat: Seat }>>;
}

export interface Moving {
  /** How many squares a move names. */
  readonly squares: 1 | 2;
  /** The board can be seen from either side. */
  readonly isTurnable: boolean;
  /** A piece that has moved is seen on its way; else it goes here and comes there. */
  readonly glides: boolean;
  /** Where a move of the seat may begin, or of either for null: at a piece, or on an empty point. */
  origins(board: Board, placement: Placement, seat: Seat | null): string[];
  /** The move made by choosing the square while another, or none, is selected; null for none. */
  moveTo(placement: Placement, selected: string | null, square: string): string | null;
}

/** Pieces go from square to square. */
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

/** Stones are put on empty points, stay there, and lie the same way from every side. */
export const stones: Moving = {
  squares: 1,
  isTurnable: false,
  glides: false,
  origins: (board, placement) => squaresOn(board).filter((point) => !placement.has(point)),
  moveTo: (placement, _, point) => (placement.has(point) ? null : point),
};
