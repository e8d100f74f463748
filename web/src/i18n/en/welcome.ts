// SPDX-License-Identifier: MIT
// English texts of the first visit.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  /** Shown to first-time visitors. */
  titles: { xiangqi: 'New to Chinese chess?', gomoku: 'New to Gomoku?' },
  choices: {
    known: 'I know the game',
    shown: 'Show me how to play',
    letters: 'Use letters on the pieces',
  },
};

export type WelcomeStrings = WordsOf<typeof strings>;

export const welcomeTexts = new Texts<WelcomeStrings>('welcome', strings);
