// SPDX-License-Identifier: MIT
// Drawings in the comments of records, as the studies of lichess write them.

import { expect, test } from 'vitest';
import { annotated } from '../../src/screens/analyse/record/annotations.ts';

test.each([
  ['The central cannon', 'The central cannon', [], []],
  [
    '[%csl Ge4,Rd5][%cal Gh2e2,Yb9c7] Both sides develop',
    'Both sides develop',
    ['e4', 'd5'],
    ['h2e2', 'b9c7'],
  ],
  ['Now [%cal Gh10h12] here', 'Now here', [], ['h10h12']],
  ['[%csl nothing, Gz9]', '', [], []],
  ['Told [%sgf OB=3=%5D][%sgf KO=] again', 'Told again', [], []],
  ['Better\n[%before]\nhere\n[%after]\n[%after]\nand there', 'Better\nhere\nand there', [], []],
  ['[%clk 0:01:00] is of another kind', '[%clk 0:01:00] is of another kind', [], []],
])('%s', (comment, text, circles, arrows) => {
  expect(annotated(comment)).toEqual({ text, circles, arrows });
});
