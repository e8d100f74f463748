// SPDX-License-Identifier: MIT
// The two ways of moving, as far as a board can tell; what is legal only the engine knows.

import type { GameSpec, Seat } from './game-spec.ts';
import { squaresOn, type Placement } from './placement.ts';

export interface Moving {
  /** How many squares a move names. */
  readonly squares: 1 | 2;
  /** The board can be seen from either side. */
  readonly isTurnable: boolean;
  /** A piece that has moved is seen on its way; else it goes here and comes there. */
  readonly glides: boolean;
  /** Where a move of the seat may begin, or of either for null: at a piece, or on an empty point. */
  origins(spec: GameSpec, placement: Placement, seat: Seat | null): string[];
  /** The move made by choosing the square while another, or none, is selected; null for none. */
  moveTo(placement: Placement, selected: string | null, square: string): string | null;
}

/** Pieces go from square to square. */
export const pieces: Moving = {
  squares: 2,
  isTurnable: true,
  glides: true,
  origins: (spec, placement, seat) =>
    [...placement].flatMap(([square, letter]) =>
      seat === null || spec.pieces[letter]?.seat === seat ? [square] : [],
    ),
  moveTo: (_, selected, square) => selected && selected + square,
};

/** Stones are put on empty points, stay there, and lie the same way from every side. */
export const stones: Moving = {
  squares: 1,
  isTurnable: false,
  glides: false,
  origins: (spec, placement) => squaresOn(spec).filter((point) => !placement.has(point)),
  moveTo: (placement, _, point) => (placement.has(point) ? null : point),
};
