// SPDX-License-Identifier: MIT
// The tools of the analysis in English.

import type { ToolStrings } from '../types/analyse.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings: ToolStrings = {
  retry: 'Find better moves',
  annotate: 'Add to the record',
  annotated: 'Added to the record. Undo removes it.',
  setUp: 'Set up a position',
  details: 'Edit details',
  detailsChanged: 'Details changed.',
  picture: 'Picture…',
  print: 'Print…',
  showInText: 'Show in the text',
  aboutPieceValues:
    'What each piece is worth in this position, in soldiers: how much its side would lose without it. Below zero, it hinders its own side.',
  worth: (soldiers) => `worth ${soldiers}`,
  noResult: 'Unknown or not over',
  plies: (count) => (count === 1 ? '1 ply' : `${count} plies`),
  searchGames: 'Search these games',
  keepAll: 'Keep all in My games',
  keeping: (percent) => `Keeping: ${percent}%`,
  kept: (added, read) => `${added} of ${read} games are new in My games.`,
  notKept: 'This browser does not allow the page to keep them.',
  faults,
  ...reviewWords,
  facts: {
    wins: (side, moves) => `${side} wins in ${moves}`,
    won: (side) => `${side} wins`,
    drawn: 'Drawn',
    proven: 'Proven by table: nobody can do better',
  },
  tabs: { moves: 'Moves', notes: 'Notes', review: 'Review', record: 'Record' },
  tabsLabel: 'Parts of the analysis',
};
