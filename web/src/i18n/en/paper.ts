// SPDX-License-Identifier: MIT
// English texts of printouts.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  solutions: 'Solutions',
  start: 'Start',
  end: 'Final position',
};

export type PaperStrings = WordsOf<typeof strings>;

export const paperTexts = new Texts<PaperStrings>('paper', strings);
