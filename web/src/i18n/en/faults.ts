// SPDX-License-Identifier: MIT
// English texts of the faults of moves, positions and records.

import ofEngine from '../../../../engine/core/text/fault_words.json' with { type: 'json' };
import type { WordsOf } from '../texts.ts';

export const strings = {
  /** Parts of a place in a record; `joined` combines them. Some languages count plies instead of moves. */
  game: (number: number) => `Game ${number}`,
  line: (number: number) => `line ${number}`,
  move: (number: number, _ply: number) => `move ${number}`,
  joined: (place: readonly string[], words: string) => `${place.join(', ')}: ${words}`,
  /**
   * Facts replace `{text}` and other placeholders; `<is|are>` gives the singular and the plural. The keys
   * are the codes of engine/core/text/fault.cpp, like those of the JSON file, and some codes of the page.
   * `bad-position` stands for every error in a FEN, `unanswered` for faults about which the reader can do
   * nothing.
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
