// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the first visit.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  title: '第一次来？',
  choices: {
    known: '我会下',
    shown: '教我怎么下',
    letters: '棋子改用字母',
  },
};
