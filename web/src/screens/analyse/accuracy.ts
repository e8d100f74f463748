// SPDX-License-Identifier: MIT
// How well a side played: a number from 0 to 1 that means the same in every game
// (docs/decisions/103-what-accuracy-means.md).

import { seatToMove } from '../../games/placement.ts';
import type { GameSpec, Seat } from '../../games/game-spec.ts';
import { lossAt, type Review } from './review.ts';

/** The fall of the winning chances that halves what a move counts. */
const kHalvingLoss = 0.06;
/** Nearer to a win or a loss than this a move can show nothing any more. */
const kOpen = 0.02;

/**
 * The mean over the moves that a side made while the game was open: 1 for a move that costs nothing, a
 * half for every 6 per cent of the winning chances it costs. Null where there was none.
 */
export function accuracyOf(spec: GameSpec, review: Review, seat: Seat): number | null {
  const counted = review.positions.slice(1).flatMap((_after, ply) => {
    const { fen, chance } = review.positions[ply]!;
    const isOpen = chance > kOpen && chance < 1 - kOpen;
    if (!isOpen || seatToMove(spec, fen) !== seat) return [];
    return [2 ** (-lossAt(spec, review, ply) / kHalvingLoss)];
  });
  const sum = counted.reduce((total, one) => total + one, 0);
  return counted.length === 0 ? null : sum / counted.length;
}
