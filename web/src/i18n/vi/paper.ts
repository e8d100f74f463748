// SPDX-License-Identifier: MIT
// Vietnamese texts of printouts.

import type { PaperStrings } from '../en/paper.ts';

export const strings: PaperStrings = {
  solutions: 'Lời giải',
  start: 'Thế ban đầu',
  end: 'Thế cuối ván',
};
