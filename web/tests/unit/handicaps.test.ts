// SPDX-License-Identifier: MIT
// The positions of the customary handicaps.

import { expect, test } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi.ts';
import { handicapFen, handicapOf, handicaps } from '../../src/screens/play/setup/handicaps.ts';

test('a side gives the horse that is on its own left', () => {
  expect(handicapFen(xiangqi, 'horse', 'first')).toBe(
    'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1',
  );
  expect(handicapFen(xiangqi, 'horse', 'second')).toBe(
    'rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  );
});

test('nine pieces are the soldiers, advisors and elephants', () => {
  expect(handicapFen(xiangqi, 'nine', 'second')).toBe(
    'rn2k2nr/9/1c5c1/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  );
});

test('a position is recognised as the handicap it is', () => {
  for (const handicap of handicaps) {
    const fen = handicapFen(xiangqi, handicap, 'second');
    expect(handicapOf(xiangqi, fen)).toEqual({ handicap, giver: 'second' });
  }
  expect(handicapOf(xiangqi, xiangqi.startFen)).toBeNull();
});
