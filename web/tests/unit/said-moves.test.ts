// SPDX-License-Identifier: MIT
// Spoken moves in each notation.

import { expect, test } from 'vitest';
import type { Notation } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as vi } from '../../src/i18n/vi/page.ts';
import { moveInWords } from '../../src/ui/words/pieces.ts';

const fen = xiangqi.startFen;

function said(notation: Notation, text: string, move = 'h2e2'): string {
  return moveInWords(xiangqi, fen, move, en, { notation, text });
}

test('a move is said by files and steps where the notation counts them', () => {
  expect(said('wxf', 'C2=5')).toBe('red cannon 2 across to 5');
  expect(said('vietnamese', 'P2-5')).toBe('red cannon 2 across to 5');
  expect(said('zh-hans', '炮二平五')).toBe('炮二平五');
  expect(said('iccs', 'H2-E2')).toBe('red cannon h2 to e2');
});

test('the piece of a tandem is named by its place', () => {
  expect(said('wxf', 'H+-1', 'h0g2')).toBe('front red horse back 1');
  expect(said('wxf', '15=6')).toBe('15=6');
});

test('Vietnamese says it in its own words', () => {
  const text = moveInWords(xiangqi, fen, 'h0g2', vi, {
    notation: 'vietnamese',
    text: 'M2.3',
  });
  expect(text).toBe('Mã đỏ 2 tấn 3');
});
