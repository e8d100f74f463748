// SPDX-License-Identifier: MIT
// The addresses of the page.

import { expect, test } from 'vitest';
import { hashOf, parseRoute } from '../../src/route.ts';

const usual = { screen: 'play', game: 'xiangqi' } as const;

test('an address names a screen, a game and perhaps a record', () => {
  expect(parseRoute('#/analyse/gomoku', usual)).toEqual({
    screen: 'analyse',
    game: 'gomoku',
    place: '',
  });
  expect(parseRoute('#/analyse/xiangqi/x1ab_-', usual).place).toBe('x1ab_-');
});

test('what an address does not name is as usual', () => {
  for (const hash of ['', '#', '#/', '#/chess', '#nonsense']) {
    expect(parseRoute(hash, usual)).toEqual({ ...usual, place: '' });
  }
  expect(parseRoute('#/analyse', usual)).toMatchObject({ screen: 'analyse', game: 'xiangqi' });
});

test('an address leads back to where it is from', () => {
  const routes = [
    { screen: 'play', game: 'gomoku', place: '' },
    { screen: 'analyse', game: 'xiangqi', place: 'x1ab_-' },
  ] as const;
  for (const route of routes) expect(parseRoute(hashOf(route), usual)).toEqual(route);
});

test.each([
  ['#/openings/xiangqi', '#/analyse/xiangqi/openings'],
  ['#/openings/gomoku', '#/analyse/gomoku/openings'],
  ['#/openings', '#/analyse/xiangqi/openings'],
  ['#/openings/xiangqi/h2e2h9g7', '#/analyse/xiangqi/openings-h2e2h9g7'],
  ['#/openings/gomoku/h8h9i9', '#/analyse/gomoku/openings-h8h9i9'],
  ['#/openings/xiangqi/start', '#/analyse/xiangqi/openings-start'],
  ['#/openings/xiangqi/train', '#/learn/xiangqi/train'],
  ['#/openings/xiangqi/train-h2e2', '#/learn/xiangqi/train-h2e2'],
  ['#/openings/xiangqi/masters', '#/games/xiangqi/masters'],
  ['#/openings/xiangqi/masters-h2e2', '#/games/xiangqi/masters-h2e2'],
  ['#/openings/xiangqi/guess', '#/games/xiangqi/guess'],
  ['#/openings/xiangqi/guess-12-red', '#/games/xiangqi/guess-12-red'],
  ['#/analyse/xiangqi/games', '#/games/xiangqi'],
  ['#/analyse/gomoku/games', '#/games/gomoku'],
  ['#/analyse/xiangqi/mend', '#/analyse/xiangqi/mistakes'],
])('the older address %s leads to %s', (older, today) => {
  expect(hashOf(parseRoute(older, usual))).toBe(today);
  expect(hashOf(parseRoute(today, usual))).toBe(today);
});

test('every game has every screen', () => {
  expect(parseRoute('#/puzzles/xiangqi/7', usual)).toMatchObject({ screen: 'puzzles', place: '7' });
  expect(parseRoute('#/puzzles/gomoku/7', usual)).toMatchObject({ screen: 'puzzles', place: '7' });
  expect(parseRoute('#/learn/gomoku', usual)).toMatchObject({ screen: 'learn', game: 'gomoku' });
});
