// SPDX-License-Identifier: MIT
// What is printed, in traditional Chinese.

import type { PaperStrings } from '../en/paper.ts';

export const strings: PaperStrings = {
  solutions: '答案',
  start: '起始局面',
  end: '終局',
};
