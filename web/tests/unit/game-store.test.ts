// SPDX-License-Identifier: MIT
// The clocks, which the store of a game adds to its reducer.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameStore } from '../../src/screens/play/game-store.ts';
import { resultOf } from '../../src/screens/play/state/selectors.ts';
import { afterCannon, openAsk, opened, start } from './game-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Two people at one screen with a minute each; Red has made the first move. */
function begun(): GameStore {
  const store = new GameStore(opened(), { changed: () => {} });
  const describe = (snapshot: typeof start): void =>
    store.dispatch({
      type: 'described',
      ask: openAsk(store.state, 'describe'),
      snapshot,
      written: {},
    });
  store.dispatch({ type: 'engine', event: { type: 'ready' } });
  describe(start);
  const clock = { kind: 'sudden', minutes: 1, seconds: 10 } as const;
  store.dispatch({ type: 'game-set-up', settings: { players: 'people', clock } });
  describe(start);
  store.dispatch({ type: 'move-played', move: 'h2e2' });
  describe(afterCannon);
  return store;
}

test('whoever lets the clock run out loses, though nobody touches anything', () => {
  const store = begun();
  vi.advanceTimersByTime(59_900);
  expect(resultOf(store.state)).toBeNull();
  vi.advanceTimersByTime(200);
  expect(resultOf(store.state)).toEqual({ winner: 'first', reason: 'time' });
});

test('the clock of a game that nobody sees stands still', () => {
  const store = begun();
  vi.advanceTimersByTime(30_000);
  store.dispatch({ type: 'visibility-changed', isVisible: false });
  vi.advanceTimersByTime(600_000);
  store.dispatch({ type: 'visibility-changed', isVisible: true });
  vi.advanceTimersByTime(29_900);
  expect(resultOf(store.state)).toBeNull();
  vi.advanceTimersByTime(200);
  expect(resultOf(store.state)?.reason).toBe('time');
});
