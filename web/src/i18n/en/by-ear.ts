// SPDX-License-Identifier: MIT
// English texts of blindfold play.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  noMove: 'No move has been made',
  noClocks: 'This game has no clocks',
  /** There is no such piece on the board, or the line is empty. */
  none: 'none',
  /** Says where pieces are, or what is on a line. */
  holds: (what: string, content: string) => `${what}: ${content}`,
  /** A hint beside the move field: it also accepts commands. */
  look: 'Hold to peek',
  /** A button that ends hiding the pieces. */
  showPieces: 'Show the pieces',
  /** A hint beside the field for moves: other words that can be typed there. */
  commands: 'Move or command (? for a list)',
  notYourTurn: 'It is not your turn.',
};

export type ByEarStrings = WordsOf<typeof strings>;

export const byEarTexts = new Texts<ByEarStrings>('by-ear', strings);
