// SPDX-License-Identifier: MIT
// English texts of the analysis tools.

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
  /** A button beside an error in a record; it shows the place in the text. */
  showInText: 'Show in text',
  aboutPieceValues:
    'What each piece is worth in this position, in soldiers: how much its side would lose without it. A negative value means it hinders its own side.',
  /** The value of a piece on the board, in soldiers. */
  worth: (soldiers: string) => `worth ${soldiers}`,
  /** The game is not over, or its end is unknown. */
  noResult: 'Unknown or unfinished',
  /** How long a game is, in plies and in moves as the game counts them. */
  length: (_plies: number, moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  /** Searches the games of a file that contains several. */
  searchGames: 'Search these games',
  keepAll: 'Add all to My games',
  keeping: (percent: number) => `Adding: ${percent}%`,
  kept: (added: number, read: number) => `Added ${added} of ${read} games to My games.`,
  notKept: 'Your browser is blocking storage, so the games will not be saved.',
  faults,
  ...reviewWords,
  /** The proven result of an endgame. */
  facts: {
    wins: (side: string, moves: number) => `${side} wins in ${moves}`,
    won: (side: string) => `${side} wins`,
    drawn: 'Drawn',
    proven: 'Proven by endgame table',
  },
  /** Shown one at a time beside the board on small screens. */
  tabs: {
    moves: 'Moves',
    notes: 'Notes',
    review: 'Review',
    openings: 'Openings',
    record: 'Record',
  },
  tabsLabel: 'Parts of the analysis',
};

export type ToolStrings = WordsOf<typeof strings>;

export const toolTexts = new Texts<ToolStrings>('analyse', strings);
