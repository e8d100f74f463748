// SPDX-License-Identifier: MIT
// Addresses and what they show.

import { expect, test } from 'vitest';
import { hashOf, parseRoute, type Route } from '../../../web/src/app/route.ts';

const usual: Route = { screen: 'play', game: 'xiangqi' };

test('an address names a screen and a game', () => {
  expect(parseRoute('#/play/gomoku', usual)).toEqual({ screen: 'play', game: 'gomoku' });
  expect(hashOf({ screen: 'play', game: 'gomoku' })).toBe('#/play/gomoku');
});

test('what an address does not name, or wrongly, is as usual', () => {
  for (const hash of ['', '#', '#/', '#/play', '#/dance/chess', '#gomoku']) {
    expect(parseRoute(hash, usual)).toEqual(usual);
    expect(parseRoute(hash, { ...usual, game: 'gomoku' }).game).toBe('gomoku');
  }
});
