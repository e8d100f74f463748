// SPDX-License-Identifier: MIT
// The words of the coach in Vietnamese.

import type { CoachStrings } from '../en/coach.ts';

export const strings: CoachStrings = {
  title: 'Nghĩ lại nhé?',
  verdict: (verdict) => `Nước này ${verdict}.`,
  again: 'Nghĩ lại',
  anyway: 'Vẫn đi nước này',
};
