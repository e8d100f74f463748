// SPDX-License-Identifier: MIT
// The dialog about boards and pieces in English.

import type { LookStrings } from './strings.ts';

export const en: LookStrings = {
  pieces: 'Pieces',
  sets: {
    traditional: 'Traditional characters',
    simplified: 'Simplified characters',
    symbols: 'Pictures',
    letters: 'Letters',
  },
  board: 'Board',
  boards: { wood: 'Wood', slate: 'Slate', paper: 'Paper' },
  close: 'Close',
};
