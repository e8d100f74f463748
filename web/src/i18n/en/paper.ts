// SPDX-License-Identifier: MIT
// What is printed, in English.

import type { PaperStrings } from '../types/paper.ts';

export const strings: PaperStrings = {
  solutions: 'Solutions',
  start: 'Start',
  end: 'Final position',
};
