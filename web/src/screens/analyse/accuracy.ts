// SPDX-License-Identifier: MIT
// How well a side played: a number from 0 to 1 that means the same in every game (decision 24).

import { seatToMove } from '../../games/placement.ts';
import type { GameSpec, Seat } from '../../games/game-spec.ts';
import { halvingLoss, open } from '../../games/scale.ts';
import { lossAt, type Review } from './review.ts';

/**
 * The mean over the moves that a side made while the game was open: 1 for a move that costs nothing, a
 * half for every 6 per cent of the winning chances it costs. Null where there was none.
 */
export function accuracyOf(spec: GameSpec, review: Review, seat: Seat): number | null {
  const counted = review.positions.slice(1).flatMap((_after, ply) => {
    const { fen, chance } = review.positions[ply]!;
    const isOpen = chance > open && chance < 1 - open;
    if (!isOpen || seatToMove(spec, fen) !== seat) return [];
    return [2 ** (-lossAt(spec, review, ply) / halvingLoss)];
  });
  const sum = counted.reduce((total, one) => total + one, 0);
  return counted.length === 0 ? null : sum / counted.length;
}
