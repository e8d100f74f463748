// SPDX-License-Identifier: MIT
// The tools of the analysis in English.

import type { ToolStrings } from '../types/analyse.ts';

export const strings: ToolStrings = {
  retry: 'Find the better moves',
  annotate: 'Write into the record',
  annotated: 'Written into the record. Undo takes it out again.',
  setUp: 'Set up a position',
  details: 'Edit details',
  detailsChanged: 'Details changed.',
  worths: 'Worth of each piece',
  worthsMean:
    'What its side would lose without the piece, in soldiers, as the engine judges the position. Below zero, it stands in the way of its own side.',
  worth: (soldiers) => `worth ${soldiers}`,
  noResult: 'Unknown or not over',
};
