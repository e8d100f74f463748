// SPDX-License-Identifier: MIT
// The first visit, in Japanese.

import type { WelcomeStrings } from '../en/welcome.ts';

export const strings: WelcomeStrings = {
  title: 'はじめてですか？',
  choices: {
    known: 'ルールは知っている',
    shown: '遊び方を見る',
    letters: '駒をアルファベットにする',
  },
};
