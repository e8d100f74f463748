// SPDX-License-Identifier: MIT
// English texts of the card at the end of a game.

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
  /** The browser blocks the clipboard. */
  byHand: 'Copy this link:',
  failed: 'The link could not be created.',
};

export type OverStrings = WordsOf<typeof strings>;

export const overTexts = new Texts<OverStrings>('over', strings);
