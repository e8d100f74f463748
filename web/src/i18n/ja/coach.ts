// SPDX-License-Identifier: MIT
// The words of the coach in Japanese.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: '考え直しますか？',
  verdict: (verdict) => `その手は${verdict}手です。`,
  again: '考え直す',
  anyway: 'このまま指す',
};
