// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the first visit.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  titles: { xiangqi: '没下过象棋？', gomoku: '没下过五子棋？' },
  choices: {
    known: '我会下',
    shown: '教我怎么下',
    letters: '棋子改用字母',
  },
};
