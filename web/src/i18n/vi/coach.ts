// SPDX-License-Identifier: MIT
// Vietnamese texts of the blunder warning.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: 'Nghĩ lại nhé?',
  verdict: (verdict) => `Nước này ${verdict}.`,
  again: 'Nghĩ lại',
  anyway: 'Vẫn đi nước này',
};
