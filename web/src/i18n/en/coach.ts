// SPDX-License-Identifier: MIT
// The words of the coach in English.

import type { CoachStrings } from '../types/coach.ts';

export const strings: CoachStrings = {
  title: 'Think again?',
  verdict: (verdict) => `Your move ${verdict}.`,
  again: 'Think again',
  anyway: 'Play it anyway',
};
