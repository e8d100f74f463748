// SPDX-License-Identifier: MIT
// What of a review comes first: the gravest mistakes, one's own, and where a lost game was left.

import { describe, expect, test } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  lastTenableIn,
  momentsIn,
  ownFirst,
  signsOf,
  tallyOf,
} from '../../src/screens/analyse/moments.ts';
import { mistakesIn, reviewed, type Review } from '../../src/screens/analyse/review.ts';
import type { Report } from '../../src/engine/protocol.ts';
import { info, snapshot } from './game-fixtures.ts';

/** A game by the scores of its positions, each for Red; the moves are not the engine's. */
function game(...scores: readonly number[]): Review {
  const positions = scores.map((score, ply) => {
    const side = ply % 2 === 0 ? 'w' : 'b';
    const known: Partial<Report> = { score: side === 'w' ? score : -score, bestMove: 'a0a1' };
    return reviewed(xiangqi, snapshot({ fen: `4k4/9/9/9/9/9/9/9/9/3K5 ${side}` }), info(known));
  });
  const moves = scores.slice(1).map((_, ply) => `b${ply}c${ply}`);
  const line = moves.map((_, ply) => ply + 1);
  return { line, moves, positions, isRunning: false, seat: null };
}

// Red loses a little, much, and much; Black much once.
const review = game(0, -80, -80, -300, 300, 0, 0, -600);
const mistakes = mistakesIn(xiangqi, review);

test('the mistakes are those that the scores tell', () => {
  expect(mistakes.map(({ node, seat }) => [node, seat])).toEqual([
    [1, 'first'],
    [3, 'first'],
    [4, 'second'],
    [5, 'first'],
    [7, 'first'],
  ]);
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

test('each side has its mistakes counted by how grave they are', () => {
  expect(tallyOf(mistakes, 'second')).toMatchObject({ blunder: 1, mistake: 0, inaccuracy: 0 });
  const { inaccuracy, mistake, blunder } = tallyOf(mistakes, 'first');
  expect(inaccuracy + mistake + blunder).toBe(4);
});

test('a win by force that was there and is gone counts as missed', () => {
  const won = reviewed(
    xiangqi,
    snapshot({ fen: '4k4/9/9/9/9/9/9/9/9/3K5 w' }),
    info({ mate: 2, score: 0, bestMove: 'a0a1' }),
  );
  const [, after] = game(0, 0).positions;
  const missed = { ...game(0, 0), positions: [won, after!] };
  expect(tallyOf(mistakesIn(xiangqi, missed), 'first')).toMatchObject({ missed: 1, allowed: 0 });
});

describe('a lost game', () => {
  test('was last tenable before the move after which the loser never had 30 per cent again', () => {
    expect(lastTenableIn(xiangqi, game(0, 0, -100, -700, -800))).toMatchObject({
      node: 3,
      seat: 'first',
    });
  });

  test('has no such point while nobody has lost', () => {
    expect(lastTenableIn(xiangqi, game(0, 0, -100, -300))).toBeNull();
  });
});

test('signs stand at mistakes, and nowhere without a review', () => {
  const signs = [...signsOf(xiangqi, review)].map(([node, { text }]) => [node, text]);
  expect(signs).toContainEqual([4, '⁇']);
  expect(signsOf(xiangqi, null).size).toBe(0);
});
