// SPDX-License-Identifier: MIT
// How likely a score wins.

import type { SearchInfo } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';

/** Of the side to move, 0 … 1; a draw counts half. */
export function chanceOf(
  { unitsPerLogit }: Pick<GameSpec, 'unitsPerLogit'>,
  { score, mate }: Pick<SearchInfo, 'score' | 'mate'>,
): number {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / unitsPerLogit));
}
