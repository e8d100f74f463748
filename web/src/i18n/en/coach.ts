// SPDX-License-Identifier: MIT
// English texts of the blunder warning.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Think again?',
  /** `verdict` is the verdict of the review, for example `loses the chariot`. */
  verdict: (verdict: string) => `Your move ${verdict}.`,
  /** A button, like the next. */
  again: 'Think again',
  anyway: 'Play it anyway',
};

export type CoachStrings = WordsOf<typeof strings>;

export const coachTexts = new Texts<CoachStrings>('coach', strings);
