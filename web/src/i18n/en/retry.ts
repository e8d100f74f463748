// SPDX-License-Identifier: MIT
// English texts of the practice of mistakes.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: (number: number, count: number) => `Mistake ${number} of ${count}`,
  task: (side: string) => `Find a better move for ${side}`,
  /** `verdict` describes the mistake. */
  played: (move: string, verdict: string) => `In the game: ${move}. ${verdict}.`,
  judging: 'The engine is checking your move…',
  wrong: (move: string) => `${move} is not good enough`,
  /** The reader played the move of the game again. */
  same: 'That is the move you played.',
  right: (move: string) => `${move} is correct`,
  best: 'The engine would play the same move.',
  /** `line` is the engine's line; the reader's move is equally good. */
  asGood: (line: string) => `Just as good as the engine’s move: ${line}`,
  shown: (move: string) => `The answer: ${move}`,
  over: 'That was the last one',
  mended: (mended: number, count: number) => `${mended} of ${count} found on the first try.`,
  none: 'No mistakes by this side.',
  /** The mistakes were added to the reader's own puzzles. */
  kept: 'From tomorrow they will appear among your puzzles.',
  whose: 'Mistakes by',
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

export type RetryStrings = WordsOf<typeof strings>;

export const retryTexts = new Texts<RetryStrings>('retry', strings);
