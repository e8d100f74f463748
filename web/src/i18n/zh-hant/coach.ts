// SPDX-License-Identifier: MIT
// The words of the coach in traditional Chinese.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: '再想想？',
  verdict: (verdict) => `這步棋${verdict}。`,
  again: '再想想',
  anyway: '就走這步',
};
