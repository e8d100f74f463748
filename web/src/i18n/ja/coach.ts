// SPDX-License-Identifier: MIT
// Japanese texts of the blunder warning.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: '考え直しますか？',
  verdict: (verdict) => `その手は${verdict}手です。`,
  again: '考え直す',
  anyway: 'このまま指す',
};
