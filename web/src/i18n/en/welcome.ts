// SPDX-License-Identifier: MIT
// The first visit, in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  /** To somebody on a first visit. */
  title: 'First time here?',
  choices: {
    known: 'I know the game',
    shown: 'Show me how to play',
    letters: 'Use letters on the pieces',
  },
};

export type WelcomeStrings = WordsOf<typeof strings>;

export const welcomeTexts = new Texts<WelcomeStrings>('welcome', strings);
