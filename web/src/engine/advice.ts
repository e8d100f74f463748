// SPDX-License-Identifier: MIT
// How far the engine searches for what it tells a person: by nodes, so that no answer depends on how fast a device is.

import { unlimited, type GameId, type Limits } from './protocol.ts';

/**
 * As many as the WebAssembly module searches in a millisecond on a desktop, rounded: 930 in 330 positions of Xiangqi, 600
 * in 126 of Gomoku, each searched for 300 000 nodes by the network, in processor time of Node 22 on an AMD EPYC.
 */
const nodesPerMs: Readonly<Record<GameId, number>> = { xiangqi: 1000, gomoku: 600 };

/** For very slow devices alone, where nobody would wait any longer. */
const kMostTimes = 8;

/** A position of a review, or what was tried instead of its move; engine/review/judgement.h has its nodes. */
export const kReviewMs = 500;

/** At full strength, for as long as that on a desktop. */
export function limitsFor(ms: number, game: GameId): Limits {
  return { ...unlimited, nodes: ms * nodesPerMs[game], moveTimeMs: ms * kMostTimes };
}
