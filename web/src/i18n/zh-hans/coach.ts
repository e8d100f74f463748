// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the blunder warning.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: '再想想？',
  verdict: (verdict) => `这步棋${verdict}。`,
  again: '再想想',
  anyway: '就走这步',
};
