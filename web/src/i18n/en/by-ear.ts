// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  noMove: 'No move has been made',
  noClocks: 'This game has no clocks',
  /** No such piece stands on the board, or a line is empty. */
  none: 'none',
  /** Tells where pieces stand, or what stands on a line. */
  holds: (what: string, content: string) => `${what}: ${content}`,
  /** A button that shows the hidden pieces while it is held down. */
  look: 'Hold to look',
  /** A button that shows the pieces for good. */
  showPieces: 'Show the pieces',
  /** A hint beside the field for moves: other words that can be typed there. */
  commands: 'A move, or a command: ? lists them',
  notYourTurn: 'It is not your turn.',
};

export type ByEarStrings = WordsOf<typeof strings>;

export const byEarTexts = new Texts<ByEarStrings>('by-ear', strings);
