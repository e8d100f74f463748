// SPDX-License-Identifier: MIT
// Japanese texts of the first visit.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  titles: { xiangqi: 'シャンチーははじめてですか？', gomoku: '五目並べははじめてですか？' },
  choices: {
    known: 'ルールは知っている',
    shown: '遊び方を見る',
    letters: '駒をアルファベットにする',
  },
};
