// SPDX-License-Identifier: MIT
// The start positions of the usual handicaps.

import { expect, test } from 'vitest';
import type { HandicapName } from '../../src/games/game-spec.ts';
import type { Seat } from '../../src/games/seat.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { handicapFen, handicapOf } from '../../src/screens/play/setup/handicaps.ts';

function fenOf(name: HandicapName, giver: Seat): string {
  const handicap = xiangqi.handicaps.find((one) => one.name === name)!;
  return handicapFen(xiangqi, handicap, giver);
}

test('a side gives the horse that is on its own left', () => {
  expect(fenOf('horse', 'first')).toBe(
    'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1',
  );
  expect(fenOf('horse', 'second')).toBe(
    'rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  );
});

test('nine pieces are the soldiers, advisors and elephants', () => {
  expect(fenOf('nine', 'second')).toBe(
    'rn2k2nr/9/1c5c1/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  );
});

test('a position is recognised as the handicap it is', () => {
  for (const handicap of xiangqi.handicaps) {
    const fen = handicapFen(xiangqi, handicap, 'second');
    expect(handicapOf(xiangqi, fen)).toEqual({ handicap, giver: 'second' });
  }
  expect(handicapOf(xiangqi, xiangqi.startFen)).toBeNull();
});
