// SPDX-License-Identifier: MIT
// Mending mistakes in English.

import type { RetryStrings } from '../types/retry.ts';

export const strings: RetryStrings = {
  title: (number, count) => `Mistake ${number} of ${count}`,
  task: (side) => `Find a better move for ${side}`,
  played: (move, verdict) => `In the game: ${move}. ${verdict}.`,
  judging: 'The engine is checking your move…',
  wrong: (move) => `${move} is not good enough`,
  same: 'That is the move of the game.',
  right: (move) => `${move} is right`,
  best: 'The engine would play the same.',
  asGood: (line) => `As good as the engine’s own: ${line}`,
  shown: (move) => `The answer: ${move}`,
  over: 'That was the last one',
  mended: (mended, count) => `${mended} of ${count} found on the first try.`,
  none: 'No mistakes of this side were found.',
  kept: 'From tomorrow they come back among your puzzles.',
  whose: 'Mistakes of',
  both: 'Both sides',
  actions: {
    label: 'Mistake',
    again: 'Try again',
    answer: 'Show the answer',
    flip: 'Flip',
    next: 'Next',
    restart: 'Start over',
  },
  leave: 'Back to the analysis',
};
