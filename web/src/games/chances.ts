// SPDX-License-Identifier: MIT
// How likely a score wins.

import type { Report } from '../engine/protocol.ts';
import type { GameSpec } from './game-spec.ts';

/** Of the side to move, 0 … 1; a draw counts half. */
export function chanceOf(
  { unitsPerLogit }: Pick<GameSpec, 'unitsPerLogit'>,
  { score, mate, kind }: Pick<Report, 'score' | 'mate' | 'kind'>,
): number {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  if (kind === 'rule') return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / unitsPerLogit));
}
