// SPDX-License-Identifier: MIT
// The tools of the analysis in English.

import type { ToolStrings } from '../types/analyse.ts';
import { strings as faults } from './faults.ts';

export const strings: ToolStrings = {
  retry: 'Find better moves',
  annotate: 'Add to the record',
  annotated: 'Added to the record. Undo removes it.',
  setUp: 'Set up a position',
  details: 'Edit details',
  detailsChanged: 'Details changed.',
  aboutPieceValues:
    'What each piece is worth in this position, in soldiers: how much its side would lose without it. Below zero, it hinders its own side.',
  worth: (soldiers) => `worth ${soldiers}`,
  noResult: 'Unknown or not over',
  faults,
  tabs: { moves: 'Moves', notes: 'Notes', review: 'Review', record: 'Record' },
  tabsLabel: 'Parts of the analysis',
};
