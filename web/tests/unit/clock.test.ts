// SPDX-License-Identifier: MIT
// Game clocks; the tests set the time.

import { describe, expect, test, vi } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { clockLimits, keepTime, msToFall, timeLeft } from '../../src/screens/play/state/clock.ts';
import type { TimeControl } from '../../src/screens/play/state/time-control.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { resultOf } from '../../src/screens/play/state/selectors.ts';
import { reduce } from '../../src/screens/play/state/reduce.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { formatTime } from '../../src/screens/play/clock/clock-face.ts';
import { Ticker } from '../../src/screens/play/clock/ticker.ts';
import { afterCannon, afterHorse, describedAs, openAsk, ready, start } from './game-fixtures.ts';

const kSecond = 1000;
const kMinute = 60 * kSecond;

/** Two people with a clock. */
function begun(clock: TimeControl): GameState {
  const settings = { players: 'people', clock } as const;
  return describedAs(reduce(ready(), { type: 'game-set-up', settings }), start);
}

function at(now: number, state: GameState, event: AppEvent): GameState {
  return keepTime(state, reduce(state, event), now);
}

function move(now: number, state: GameState, name: string, to = afterCannon): GameState {
  return describedAs(at(now, state, { type: 'move-played', move: name }), to);
}

const sudden = begun({ kind: 'sudden', minutes: 5, seconds: 10 });
/** Red has moved; Black's clock has been running since second 100. */
const running = move(100 * kSecond, sudden, 'h2e2');

describe('a clock', () => {
  test('does not run before the first move', () => {
    expect(msToFall(sudden, 0)).toBeNull();
    expect(timeLeft(sudden, 'first', 90 * kSecond).ms).toBe(5 * kMinute);
  });

  test('runs for the side to move alone', () => {
    const now = 130 * kSecond;
    expect(timeLeft(running, 'second', now).ms).toBe(5 * kMinute - 30 * kSecond);
    expect(timeLeft(running, 'first', now).ms).toBe(5 * kMinute);
  });

  test('keeps what was used', () => {
    const answered = move(130 * kSecond, running, 'h9g7', afterHorse);
    expect(timeLeft(answered, 'second', 170 * kSecond).ms).toBe(5 * kMinute - 30 * kSecond);
    expect(timeLeft(answered, 'first', 170 * kSecond).ms).toBe(5 * kMinute - 40 * kSecond);
  });

  test('that runs out loses the game', () => {
    const soon = at(100 * kSecond + 5 * kMinute - 1, running, { type: 'time-passed' });
    expect(resultOf(soon)).toBeNull();
    const over = at(100 * kSecond + 5 * kMinute, running, { type: 'time-passed' });
    expect(resultOf(over)).toEqual({ winner: 'first', reason: 'time' });
    expect(msToFall(over, 10 * kMinute)).toBeNull();
    expect(timeLeft(over, 'second', 10 * kMinute).ms).toBe(0);
  });

  test('takes no move that comes too late', () => {
    const late = at(500 * kSecond, running, { type: 'move-played', move: 'h9g7' });
    expect(late.game.moves).toEqual(['h2e2']);
    expect(resultOf(late)?.reason).toBe('time');
  });

  test('stands while nobody looks, and goes on from there', () => {
    const hidden = at(110 * kSecond, running, { type: 'visibility-changed', isVisible: false });
    expect(timeLeft(hidden, 'second', 900 * kSecond).ms).toBe(5 * kMinute - 10 * kSecond);
    const seen = at(900 * kSecond, hidden, { type: 'visibility-changed', isVisible: true });
    expect(timeLeft(seen, 'second', 901 * kSecond).ms).toBe(5 * kMinute - 11 * kSecond);
  });

  test('is set back with the move that is taken back', () => {
    const answered = move(130 * kSecond, running, 'h9g7', afterHorse);
    const back = at(200 * kSecond, answered, { type: 'undo' });
    expect(timeLeft(back, 'second', 200 * kSecond).ms).toBe(5 * kMinute);
    expect(timeLeft(back, 'first', 200 * kSecond).ms).toBe(5 * kMinute);
  });

  test('gives whoever takes back a loss on time that move once more', () => {
    const over = at(500 * kSecond, running, { type: 'time-passed' });
    const back = at(510 * kSecond, over, { type: 'undo' });
    expect(resultOf(back)).toBeNull();
    expect(timeLeft(back, 'second', 511 * kSecond).ms).toBe(5 * kMinute - kSecond);
  });

  test('begins anew with a new game', () => {
    const fresh = at(130 * kSecond, running, { type: 'new-game' });
    expect(timeLeft(fresh, 'second', 140 * kSecond).ms).toBe(5 * kMinute);
    expect(msToFall(fresh, 140 * kSecond)).toBeNull();
  });

  test('comes back with the saved game as it stood', () => {
    const hidden = at(110 * kSecond, running, { type: 'visibility-changed', isVisible: false });
    const saved: unknown = JSON.parse(JSON.stringify(toSaved(hidden)));
    const back = initialState(fromSaved(xiangqi, saved)!);
    expect(timeLeft(back, 'second', 0).ms).toBe(5 * kMinute - 10 * kSecond);
    const over = at(500 * kSecond, running, { type: 'time-passed' });
    expect(resultOf(initialState(fromSaved(xiangqi, toSaved(over))!))).toEqual(resultOf(over));
  });
});

describe('the kinds of control', () => {
  test('an increment is added after each move', () => {
    const game = move(0, begun({ kind: 'increment', minutes: 3, seconds: 5 }), 'h2e2');
    const answered = move(20 * kSecond, game, 'h9g7', afterHorse);
    expect(timeLeft(answered, 'second', 0).ms).toBe(3 * kMinute - 15 * kSecond);
    // The first move is free and earns no increment.
    expect(timeLeft(game, 'first', 0).ms).toBe(3 * kMinute);
  });

  test('seconds per move are not kept for the next', () => {
    const game = move(0, begun({ kind: 'move', minutes: 3, seconds: 10 }), 'h2e2');
    expect(timeLeft(game, 'second', 4 * kSecond).ms).toBe(6 * kSecond);
    const answered = move(4 * kSecond, game, 'h9g7', afterHorse);
    expect(timeLeft(answered, 'second', 5 * kSecond).ms).toBe(10 * kSecond);
    const over = at(10 * kSecond, game, { type: 'time-passed' });
    expect(resultOf(over)?.winner).toBe('first');
  });

  test('byo-yomi begins when the minutes are gone, and anew with every move', () => {
    const game = move(0, begun({ kind: 'byoyomi', minutes: 1, seconds: 30 }), 'h2e2');
    expect(timeLeft(game, 'second', 50 * kSecond)).toEqual({ ms: 10 * kSecond, isPerMove: false });
    expect(timeLeft(game, 'second', 70 * kSecond)).toEqual({ ms: 20 * kSecond, isPerMove: true });
    const answered = move(70 * kSecond, game, 'h9g7', afterHorse);
    expect(timeLeft(answered, 'second', 80 * kSecond)).toEqual({
      ms: 30 * kSecond,
      isPerMove: true,
    });
    expect(resultOf(at(90 * kSecond, game, { type: 'time-passed' }))?.reason).toBe('time');
  });
});

describe('the engine', () => {
  test('is told its time, and how much of it comes back', () => {
    expect(clockLimits(sudden)).toMatchObject({ clockMs: 5 * kMinute, incrementMs: 0 });
    expect(clockLimits(begun({ kind: 'increment', minutes: 3, seconds: 5 }))).toMatchObject({
      clockMs: 3 * kMinute,
      incrementMs: 5 * kSecond,
      movesToGo: 0,
    });
  });

  test('is told its own time as soon as the person has moved', () => {
    const clock = { kind: 'increment', minutes: 3, seconds: 5 } as const;
    const game = describedAs(reduce(ready(), { type: 'game-set-up', settings: { clock } }), start);
    const moved = at(100 * kSecond, game, { type: 'move-played', move: 'h2e2' });
    expect(openAsk(moved, 'search').limits).toMatchObject({
      clockMs: 3 * kMinute,
      incrementMs: 5 * kSecond,
    });
  });

  test('is told that seconds per move are for this move alone', () => {
    expect(clockLimits(begun({ kind: 'move', minutes: 3, seconds: 5 }))).toMatchObject({
      clockMs: 5 * kSecond,
      movesToGo: 1,
      moveTimeMs: 0,
    });
  });
});

test('a game that comes back after a new one has spent the time it had', () => {
  const game = move(0, begun({ kind: 'sudden', minutes: 5, seconds: 10 }), 'h2e2');
  const fresh = describedAs(at(4 * kMinute, game, { type: 'new-game' }), start);
  const back = at(9 * kMinute, fresh, { type: 'undo' });
  expect(timeLeft(back, 'second', 9 * kMinute).ms).toBe(kMinute);
});

test('a clock shows minutes and seconds, and tenths at the end', () => {
  expect([600_000, 65_001, 3_723_000, 10_000, 9_940, 0].map(formatTime)).toEqual([
    '10:00',
    '1:06',
    '1:02:03',
    '0:10',
    '10.0',
    '0.0',
  ]);
});

test('what is left is said at the last minute and the last ten seconds, once each', () => {
  vi.useFakeTimers({ now: 0 });
  const said: string[] = [];
  const ticker = new Ticker(
    () => {},
    (text) => said.push(text),
  );
  const started = performance.now();
  const game = begun({ kind: 'sudden', minutes: 2, seconds: 10 });
  ticker.update(game, en);
  ticker.update(move(started, game, 'h2e2'), en);
  vi.advanceTimersByTime(59 * kSecond);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(2 * kSecond);
  expect(said).toEqual(['Black: 60 seconds left']);
  vi.advanceTimersByTime(55 * kSecond);
  expect(said).toEqual(['Black: 60 seconds left', 'Black: 10 seconds left']);
  ticker.stop();
  vi.useRealTimers();
});
