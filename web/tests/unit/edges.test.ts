// SPDX-License-Identifier: MIT
// Coordinates at the edges of a board: the names of files in each notation.

import { expect, test } from 'vitest';
import { edgeLabels, edgesFor, fileLabel, type Edges } from '../../src/board/edges.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';

/** The labels above and below the board, from the left. */
function rows(edges: Edges, isFlipped: boolean): { above: string; below: string } {
  const labels = edgeLabels({ size: xiangqi, isFlipped }, xiangqi.art, edges, 0.445);
  const along = (isThere: (y: number) => boolean): string =>
    labels
      .filter(({ at }) => isThere(at.y) && at.x >= 0)
      .toSorted((a, b) => a.at.x - b.at.x)
      .map(({ text }) => text)
      .join('');
  return { above: along((y) => y < 0), below: along((y) => y > xiangqi.ranks - 1) };
}

test('points have letters below and numbers at the left', () => {
  expect(rows('points', false)).toEqual({ above: '', below: 'abcdefghi' });
  expect(rows('points', true)).toEqual({ above: '', below: 'ihgfedcba' });
  const ranks = edgeLabels({ size: xiangqi, isFlipped: false }, xiangqi.art, 'points', 0.445)
    .filter(({ at }) => at.x < 0)
    .map(({ text }) => text);
  expect(ranks.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('files are numbered from the right of each player, on both edges', () => {
  expect(rows('numerals', false)).toEqual({ above: '123456789', below: '九八七六五四三二一' });
  expect(rows('numerals', true)).toEqual({ above: '一二三四五六七八九', below: '987654321' });
  expect(rows('digits', false)).toEqual({ above: '123456789', below: '987654321' });
});

test('follow the notation, and Gomoku has but one', () => {
  expect(edgesFor(xiangqi, 'zh-hant')).toBe('numerals');
  expect(edgesFor(xiangqi, 'vietnamese')).toBe('digits');
  expect(edgesFor(xiangqi, 'wxf')).toBe('digits');
  expect(edgesFor(xiangqi, 'iccs')).toBe('points');
  expect(edgesFor(gomoku, 'zh-hans')).toBe('points');
});

test('a file is called as each player counts it, and not at all where points are named', () => {
  // The cannon on h2 is on Red's second and Black's eighth file.
  expect(fileLabel(xiangqi, 'zh-hans', 'h2', 'first')).toBe('二');
  expect(fileLabel(xiangqi, 'zh-hans', 'h7', 'second')).toBe('8');
  expect(fileLabel(xiangqi, 'wxf', 'h2', 'first')).toBe('2');
  expect(fileLabel(xiangqi, 'vietnamese', 'a9', 'second')).toBe('1');
  expect(fileLabel(xiangqi, 'iccs', 'h2', 'first')).toBeNull();
});
