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

test('an older address of the mistakes of a review still leads there', () => {
  expect(parseRoute('#/analyse/xiangqi/mend', usual)).toMatchObject({ place: 'mistakes' });
  expect(parseRoute('#/analyse/xiangqi/mistakes', usual)).toMatchObject({ place: 'mistakes' });
});

test('every game has every screen', () => {
  expect(parseRoute('#/puzzles/xiangqi/7', usual)).toMatchObject({ screen: 'puzzles', place: '7' });
  expect(parseRoute('#/puzzles/gomoku/7', usual)).toMatchObject({ screen: 'puzzles', place: '7' });
  expect(parseRoute('#/learn/gomoku', usual)).toMatchObject({ screen: 'learn', game: 'gomoku' });
});
