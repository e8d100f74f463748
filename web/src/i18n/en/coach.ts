// SPDX-License-Identifier: MIT
// The words of the coach in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Think again?',
  /** `verdict` is what the review says of the move: `loses the chariot`. */
  verdict: (verdict: string) => `Your move ${verdict}.`,
  /** A button, like the next. */
  again: 'Think again',
  anyway: 'Play it anyway',
};

export type CoachStrings = WordsOf<typeof strings>;

export const coachTexts = new Texts<CoachStrings>('coach', strings);
