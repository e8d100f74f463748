// SPDX-License-Identifier: MIT
// What is wrong with moves, positions and records in English.

import ofEngine from '../../../../engine/core/text/fault_words.json' with { type: 'json' };
import type { WordsOf } from '../texts.ts';

export const strings = {
  /** Places in a record, as `joined` puts them together. A language may count a move by its ply. */
  game: (number: number) => `Game ${number}`,
  line: (number: number) => `line ${number}`,
  move: (number: number, _ply: number) => `move ${number}`,
  joined: (place: readonly string[], words: string) => `${place.join(', ')}: ${words}`,
  /**
   * Facts replace `{text}` and the like; `<is|are>` gives the singular and the plural. The names are the codes of
   * engine/core/text/fault.cpp, those of the English words too, and some of the page. `bad-position` stands for all that is
   * wrong with the text of a position, `unanswered` for what no reader can do anything about.
   */
  faults: {
    ...ofEngine,
    'bad-position': 'The position is not written correctly',
    'file-too-large': 'The file is larger than 8 MB',
    'file-unreadable': 'The file cannot be read',
    unanswered: 'The engine gave no answer',
  },
};

export type FaultStrings = WordsOf<typeof strings>;
