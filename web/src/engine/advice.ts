// SPDX-License-Identifier: MIT
// Node limits of searches whose results are shown, so that no answer depends on the speed of a device.

import { unlimited, type GameId, type Limits } from './protocol.ts';

/**
 * As many as the WebAssembly module searches in a millisecond on a desktop, rounded: 930 in 330 positions of Xiangqi, 600
 * in 126 of Gomoku, each searched for 300 000 nodes by the network, in processor time of Node 22 on an AMD EPYC.
 */
const nodesPerMs: Readonly<Record<GameId, number>> = { xiangqi: 1000, gomoku: 600 };

/** Only for very slow devices, where nobody would wait longer. */
const kMostTimes = 8;

/** For a position of a review, or an alternative to its move; engine/review/judgement.h has its nodes. */
export const kReviewMs = 500;

/** At full strength, for about as long on a desktop. */
export function limitsFor(ms: number, game: GameId): Limits {
  return { ...unlimited, nodes: ms * nodesPerMs[game], moveTimeMs: ms * kMostTimes };
}
