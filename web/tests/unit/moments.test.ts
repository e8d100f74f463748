// SPDX-License-Identifier: MIT
// The key moments of a review: the worst mistakes, the reader's mistakes, and the last tenable
// position.

import { describe, expect, test } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  lastTenableIn,
  momentsIn,
  ownFirst,
  signsOf,
  tallyOf,
} from '../../src/screens/analyse/review/moments.ts';
import { mistakesIn } from '../../src/screens/analyse/review/review.ts';
import { info } from './game-fixtures.ts';
import { mistake, reviewed, reviewOf } from './review-fixtures.ts';

const moves = ['a0a1', 'a9a8', 'a1a0', 'a8a9', 'a0a1', 'a9a8', 'a1a0'];
const positions = ['w', 'b', 'w', 'b', 'w', 'b', 'w', 'b'].map((side) =>
  reviewed(`4k4/9/9/9/9/9/9/9/9/3K5 ${side}`, info({ bestMove: 'd0d1' })),
);
// Red has one small and two large mistakes, Black one large one.
const judgement = {
  mistakes: [
    mistake(0, { gravity: 'inaccuracy', loss: 0.07 }),
    mistake(2, { gravity: 'mistake', loss: 0.18 }),
    mistake(3, { seat: 'second', loss: 0.49 }),
    mistake(4, { loss: 0.24 }),
    mistake(6, { loss: 0.4, flaw: { kind: 'misses-win', moves: 2, piece: '' } }),
  ],
  goodAnswers: [5],
  lastTenable: 6,
};
const review = reviewOf(moves, positions, judgement);
const mistakes = mistakesIn(review);

test('a mistake has its node, what was better and what it allowed', () => {
  expect(mistakes.map(({ node, seat }) => [node, seat])).toEqual([
    [1, 'first'],
    [3, 'first'],
    [4, 'second'],
    [5, 'first'],
    [7, 'first'],
  ]);
  expect(mistakes[2]).toMatchObject({ better: positions[3]!.report, answer: positions[4]!.report });
});

describe('moments', () => {
  test('are the three that cost most, in the order of the game', () => {
    expect(momentsIn(mistakes, null).map(({ node }) => node)).toEqual([4, 5, 7]);
  });

  test('are those of the side that looks, as far as it made any', () => {
    expect(momentsIn(mistakes, 'first').map(({ node }) => node)).toEqual([3, 5, 7]);
    expect(momentsIn(mistakes, 'second').map(({ node }) => node)).toEqual([4]);
  });

  test('of one side come before all of the other', () => {
    expect(ownFirst(mistakes, 'second').map(({ node }) => node)).toEqual([4, 1, 3, 5, 7]);
  });
});

test('each side has its mistakes counted by how grave they are, and wins by force that it missed', () => {
  expect(tallyOf(mistakes, 'second')).toMatchObject({ blunder: 1, mistake: 0, inaccuracy: 0 });
  expect(tallyOf(mistakes, 'first')).toEqual({
    inaccuracy: 1,
    mistake: 1,
    blunder: 2,
    missed: 1,
    allowed: 0,
  });
});

test('a lost game was last tenable before a move of the loser', () => {
  expect(lastTenableIn(xiangqi, review)).toMatchObject({ node: 7, seat: 'first' });
  expect(lastTenableIn(xiangqi, reviewOf(moves, positions))).toBeNull();
});

test('signs stand at mistakes and good answers, and nowhere without a review', () => {
  const signs = [...signsOf(review)].map(([node, { text }]) => [node, text]);
  expect(signs).toContainEqual([4, '⁇']);
  expect(signs).toContainEqual([6, '!']);
  expect(signsOf(null).size).toBe(0);
});
