// SPDX-License-Identifier: MIT
// Squares and points from either side, on boards of any size.

import { parseSquare } from '../../src/games/squares.ts';
import { describe, expect, test } from 'vitest';
import { pointOf, squareRows, type View } from '../../src/board/geometry.ts';
import { nextSquare } from '../../src/board/grid-keys.ts';

const xiangqi = { files: 9, ranks: 10, firstRank: 0 };
const gomoku = { files: 15, ranks: 15, firstRank: 1 };
const views: View[] = [xiangqi, gomoku].flatMap((size) => [
  { size, isFlipped: false },
  { size, isFlipped: true },
]);

test('the first seat’s left corner is at the bottom left, or top right when flipped', () => {
  expect(pointOf({ size: xiangqi, isFlipped: false }, 'a0')).toEqual({
    x: 0,
    y: 9,
  });
  expect(pointOf({ size: xiangqi, isFlipped: true }, 'a0')).toEqual({
    x: 8,
    y: 0,
  });
  expect(pointOf({ size: gomoku, isFlipped: false }, 'o15')).toEqual({
    x: 14,
    y: 0,
  });
});

test('every square is found again at its own point', () => {
  for (const view of views) {
    const rows = squareRows(view);
    for (const square of rows.flat()) {
      const { x, y } = pointOf(view, square)!;
      expect(rows[y]?.[x]).toBe(square);
    }
  }
});

test('names off the board are no squares', () => {
  for (const name of ['j0', 'a10', 'a-1', '', 'e', '5', 'A0', 'a0a1']) {
    expect(parseSquare(xiangqi, name)).toBeNull();
  }
  expect(parseSquare(gomoku, 'a0')).toBeNull();
  expect(parseSquare(gomoku, 'a1')).toEqual({ file: 0, rank: 0 });
});

describe('keys on the grid', () => {
  const rows = squareRows({ size: xiangqi, isFlipped: false });
  const press = (square: string, key: string, ctrlKey = false): string | null =>
    nextSquare(rows, square, { key, ctrlKey });

  test('arrows step and stop at the edge', () => {
    expect(press('e4', 'ArrowUp')).toBe('e5');
    expect(press('e4', 'ArrowDown')).toBe('e3');
    expect(press('e4', 'ArrowLeft')).toBe('d4');
    expect(press('e4', 'ArrowRight')).toBe('f4');
    expect(press('a9', 'ArrowUp')).toBe('a9');
    expect(press('a9', 'ArrowLeft')).toBe('a9');
  });

  test('arrows follow the eye on a flipped board', () => {
    const flipped = squareRows({ size: xiangqi, isFlipped: true });
    expect(nextSquare(flipped, 'e4', { key: 'ArrowUp', ctrlKey: false })).toBe('e3');
  });

  test('home, end and pages jump', () => {
    expect(press('e4', 'Home')).toBe('a4');
    expect(press('e4', 'End')).toBe('i4');
    expect(press('e4', 'Home', true)).toBe('a9');
    expect(press('e4', 'End', true)).toBe('i0');
    expect(press('e4', 'PageUp')).toBe('e7');
    expect(press('e1', 'PageDown')).toBe('e0');
  });

  test('other keys are left to the page', () => {
    expect(press('e4', 'Tab')).toBeNull();
    expect(press('e4', 'x')).toBeNull();
  });
});
