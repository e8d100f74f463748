// SPDX-License-Identifier: MIT
// How likely a score wins.

import type { GameId, Report } from '../../engine/protocol.ts';

/**
 * How many units of a score make a logit. The scores of 25 147 positions from games of Xiangqi of the
 * engine against itself (`chuhe datagen --nodes 1500`, games 1 to 282) predict the results best with
 * 280; the evaluation of Gomoku was fitted to results with 400 (engine/gomoku/threat.cpp).
 */
const unitsPerLogit: Readonly<Record<GameId, number>> = { xiangqi: 280, gomoku: 400 };

/** Of the side to move, 0 … 1; a draw counts half. */
export function chanceOf(
  { id }: { readonly id: GameId },
  { score, mate, kind }: Pick<Report, 'score' | 'mate' | 'kind'>,
): number {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  if (kind === 'rule') return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / unitsPerLogit[id]));
}
