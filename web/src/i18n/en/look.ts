// SPDX-License-Identifier: MIT
// English texts of the dialog for board and pieces.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  pieces: 'Pieces',
  sets: {
    traditional: 'Traditional characters',
    simplified: 'Simplified characters',
    symbols: 'Pictures',
    letters: 'Letters',
  },
  board: 'Board',
  boards: { wood: 'Wood', slate: 'Slate', paper: 'Paper' },
  view: 'View',
  views: { flat: 'Flat', '3d': 'In 3D' },
  /** How to turn the board in 3D. */
  turning: 'Drag an empty part of the board to rotate it, or press Shift and an arrow key on it.',
  noWebGl:
    'This browser cannot show 3D graphics: WebGL is missing or switched off. The board stays flat.',
  /** WebGL lost its context, which the browser may restore. */
  lostWebGl: 'The 3D graphics have stopped. The board stays flat until they come back.',
  close: 'Close',
};

export type LookStrings = WordsOf<typeof strings>;

export const lookTexts = new Texts<LookStrings>('look', strings);
