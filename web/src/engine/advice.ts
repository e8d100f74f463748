// SPDX-License-Identifier: MIT
// How far the engine searches for what it tells a person: by nodes, so that no answer depends on how fast a device is.

import { unlimited, type GameId, type Limits } from './protocol.ts';

/** A look before and after a move; a position of a game, or what was tried instead of its move; the best move. */
export type Advice = 'coach' | 'review' | 'hint';

/**
 * About 110, 500 and 1000 ms by the WebAssembly module, in Node 22 on one core of an AMD EPYC: 930 000 nodes a second of
 * processor time in 330 positions of Xiangqi, 600 000 in 126 of Gomoku, each searched for 300 000 by the network.
 */
const nodes: Readonly<Record<GameId, Readonly<Record<Advice, number>>>> = {
  // engine/review/judgement.h has those of the review for `chuhe review`.
  xiangqi: { coach: 100_000, review: 500_000, hint: 900_000 },
  gomoku: { coach: 60_000, review: 300_000, hint: 540_000 },
};

/** For very slow devices alone, where nobody would wait any longer. */
const mostMs: Readonly<Record<Advice, number>> = { coach: 1000, review: 5000, hint: 6000 };

/** At full strength. */
export function limitsFor(advice: Advice, game: GameId): Limits {
  return { ...unlimited, nodes: nodes[game][advice], moveTimeMs: mostMs[advice] };
}
