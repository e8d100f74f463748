// SPDX-License-Identifier: MIT
// How likely a score wins.

import type { SearchInfo } from '../engine/protocol.ts';

/**
 * The scores of 25 147 positions from games of the engine against itself (`chuhe datagen --nodes 1500`,
 * games 1 to 282) predict the results best on a logistic curve of this many centipawns.
 */
const kCentipawns = 280;

/** Of the side to move, 0 … 1; a draw counts half. */
export function chanceOf({ score, mate }: Pick<SearchInfo, 'score' | 'mate'>): number {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / kCentipawns));
}
