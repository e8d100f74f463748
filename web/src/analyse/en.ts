// SPDX-License-Identifier: MIT
// The tools of the analysis in English.

import type { ToolStrings } from './strings.ts';

export const en: ToolStrings = {
  retry: 'Find the better moves',
  annotate: 'Write into the record',
  annotated: 'Written into the record. Undo takes it out again.',
  setUp: 'Set up a position',
  details: 'Edit details',
  detailsChanged: 'Details changed.',
  noResult: 'Unknown or not over',
};
