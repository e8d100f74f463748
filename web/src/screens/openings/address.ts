// SPDX-License-Identifier: MIT
// A line of moves as a part of the page's address.

import { squaresOf } from '../../games/placement.ts';
import type { GameSpec } from '../../games/game-spec.ts';

/** The moves of an address, written without spaces. */
export function movesIn(spec: GameSpec, at: string): string[] {
  const squares = squaresOf(at);
  if (spec.moves === 'stones') return [...squares];
  return squares.flatMap((square, index) =>
    index % 2 === 1 ? [(squares[index - 1] ?? '') + square] : [],
  );
}
