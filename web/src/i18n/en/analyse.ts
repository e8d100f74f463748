// SPDX-License-Identifier: MIT
// The tools of the analysis in English.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings = {
  retry: 'Find better moves',
  annotate: 'Add to the record',
  annotated: 'Added to the record. Undo removes it.',
  setUp: 'Set up a position',
  details: 'Edit details',
  detailsChanged: 'Details changed.',
  picture: 'Picture…',
  print: 'Print…',
  /** A button beside a problem with a record; it leads to the place in the text. */
  showInText: 'Show in the text',
  aboutPieceValues:
    'What each piece is worth in this position, in soldiers: how much its side would lose without it. Below zero, it hinders its own side.',
  /** What a piece on the board is worth, in soldiers. */
  worth: (soldiers: string) => `worth ${soldiers}`,
  /** The game is not over, or its end is unknown. */
  noResult: 'Unknown or not over',
  plies: (count: number) => (count === 1 ? '1 ply' : `${count} plies`),
  /** Searches the games of a file with many. */
  searchGames: 'Search these games',
  keepAll: 'Keep all in My games',
  keeping: (percent: number) => `Keeping: ${percent}%`,
  kept: (added: number, read: number) => `${added} of ${read} games are new in My games.`,
  notKept: 'This browser does not allow the page to keep them.',
  faults,
  ...reviewWords,
  /** The result of an ending is proven by table: nobody can do better. */
  facts: {
    wins: (side: string, moves: number) => `${side} wins in ${moves}`,
    won: (side: string) => `${side} wins`,
    drawn: 'Drawn',
    proven: 'Proven by table: nobody can do better',
  },
  /** What stands beside the board where there is room for one part at a time. */
  tabs: { moves: 'Moves', notes: 'Notes', review: 'Review', record: 'Record' },
  tabsLabel: 'Parts of the analysis',
};

export type ToolStrings = WordsOf<typeof strings>;

export const toolTexts = new Texts<ToolStrings>('analyse', strings);
