// SPDX-License-Identifier: MIT
// Winning chances. The engine knows them: they depend on the score and, in Xiangqi, on the material.

import type { Report } from '../engine/protocol.ts';

/** The loss of winning chances that halves the value of a move (decision 24). */
export const halvingLoss = 0.06;

/** The side to move's chance, 0 … 1; a draw counts half. */
export function chanceOf({ chances: { win, draw } }: Pick<Report, 'chances'>): number {
  return (win + draw / 2) / 1000;
}
