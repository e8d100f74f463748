// SPDX-License-Identifier: MIT
// English texts of the key moments as cards.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  previous: 'Previous moment',
  next: 'Next moment',
  place: (at: number, count: number) => `${at} of ${count}`,
  share: 'Share picture',
  save: 'Save picture',
  saved: 'Picture saved.',
  failed: 'This browser cannot draw the picture.',
};

export type MomentStrings = WordsOf<typeof strings>;

export const momentTexts = new Texts<MomentStrings>('moments', strings);
