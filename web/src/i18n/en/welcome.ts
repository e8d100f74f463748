// SPDX-License-Identifier: MIT
// The first visit, in English.

import type { WelcomeStrings } from '../types/welcome.ts';

export const strings: WelcomeStrings = {
  title: 'First time here?',
  choices: {
    known: 'I know the game',
    shown: 'Show me how to play',
    letters: 'Letters on the pieces',
  },
};
