// SPDX-License-Identifier: MIT
// The card at the end of a game in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  decisive: (move: string) => `Decisive move: ${move}`,
  review: 'Review',
  rematch: 'Rematch',
  changeSides: 'Change sides',
  share: 'Share',
  /** Prints a scoresheet. */
  print: 'Print',
  close: 'Close',
  copied: 'Link copied.',
  /** The page may not write to the clipboard. */
  byHand: 'Copy this link:',
  failed: 'The link could not be created.',
};

export type OverStrings = WordsOf<typeof strings>;

export const overTexts = new Texts<OverStrings>('over', strings);
