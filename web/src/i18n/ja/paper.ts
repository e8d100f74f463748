// SPDX-License-Identifier: MIT
// Japanese texts of printouts.

import type { PaperStrings } from '../en/paper.ts';

export const strings: PaperStrings = {
  solutions: '解答',
  start: '開始局面',
  end: '終局図',
};
