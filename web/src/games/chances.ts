// SPDX-License-Identifier: MIT
// Converts scores to winning chances.

import type { Report } from '../engine/protocol.ts';
import type { GameSpec } from './game-spec.ts';

/** The side to move's chance, 0 … 1; a draw counts half. */
export function chanceOf(
  { unitsPerLogit }: Pick<GameSpec, 'unitsPerLogit'>,
  { score, mate, kind }: Pick<Report, 'score' | 'mate' | 'kind'>,
): number {
  if (mate !== 0) return mate > 0 ? 1 : 0;
  if (kind === 'rule') return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / unitsPerLogit));
}
