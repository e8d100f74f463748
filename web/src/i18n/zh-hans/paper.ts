// SPDX-License-Identifier: MIT
// Simplified Chinese texts of printouts.

import type { PaperStrings } from '../en/paper.ts';

export const strings: PaperStrings = {
  solutions: '答案',
  start: '起始局面',
  end: '终局',
};
