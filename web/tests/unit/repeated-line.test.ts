// SPDX-License-Identifier: MIT
// A repetition from a game as an address.

import { expect, test } from 'vitest';
import { lineIn, lineText } from '../../src/games/repeated-line.ts';
import { placementAfter, parsePlacement } from '../../src/games/placement.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { rulingIn } from '../../src/games/ruling.ts';
import { chased } from './game-fixtures.ts';

const ruling = rulingIn({ snapshot: chased, rules: 'asian' }, false, null)!;

test('is read as it was written, and comes back twice to where it begins', () => {
  const line = lineIn(xiangqi, lineText(chased.fen, ruling))!;
  expect(line.moves.slice(0, 4)).toEqual(ruling.steps.map(({ move }) => move));
  expect(line.fen.split(' ').slice(0, 2)).toEqual(chased.fen.split(' ').slice(0, 2));
  const start = parsePlacement(xiangqi, line.fen);
  for (const plies of [4, 8])
    expect(placementAfter(xiangqi, line.fen, line.moves.slice(0, plies))).toEqual(start);
  expect(line.moves).toHaveLength(8);
});

test('has no place for a case, for nothing, or for what holds no position', () => {
  for (const text of ['7', '', 'own-', 'own--w-h2e2', 'own-9~9-w-', 'other'])
    expect(lineIn(xiangqi, text), text).toBeNull();
});
