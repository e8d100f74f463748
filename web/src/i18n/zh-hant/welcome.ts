// SPDX-License-Identifier: MIT
// The first visit, in traditional Chinese.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  title: '第一次來？',
  choices: {
    known: '我會下',
    shown: '教我怎麼下',
    letters: '棋子改用字母',
  },
};
