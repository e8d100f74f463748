// SPDX-License-Identifier: MIT
// The parts of a game store besides its reducer: the engine and the clocks.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Description, Snapshot } from '../../src/engine/protocol.ts';
import { GameStore, type GameListener } from '../../src/screens/play/game-store.ts';
import { phaseOf, resultOf } from '../../src/screens/play/state/selectors.ts';
import { FakeHost } from './fake-engine-host.ts';
import { afterCannon, afterHorse, info, mated, openAsk, opened, start } from './game-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Two people at one screen with a minute each; Red has made the first move. */
function begun(): GameStore {
  const store = new GameStore(opened(), { changed: () => {} });
  const described = (snapshot: typeof start): void =>
    store.dispatch({
      type: 'described',
      ask: openAsk(store.state, 'describe'),
      snapshot,
      written: {},
    });
  store.dispatch({ type: 'engine', event: { type: 'ready' } });
  described(start);
  const clock = { kind: 'sudden', minutes: 1, seconds: 10 } as const;
  store.dispatch({ type: 'game-set-up', settings: { players: 'people', clock } });
  described(start);
  store.dispatch({ type: 'move-played', move: 'h2e2' });
  described(afterCannon);
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

function told(snapshot: Snapshot): Description {
  return { snapshot, written: {} };
}

/** What was asked since the start position was described. */
async function playing(
  engine: FakeHost,
  listener: Partial<GameListener> = {},
): Promise<{ store: GameStore; asked: () => string[] }> {
  const store = new GameStore(opened(), { changed: () => {}, ...listener }, engine);
  store.connect();
  await vi.advanceTimersByTimeAsync(0);
  const { worker } = engine;
  worker.answers({ type: 'ready' });
  const { id } = worker.lastCall('describe');
  worker.answers({ type: 'answered', id, name: 'describe', answer: told(start) });
  await vi.advanceTimersByTimeAsync(0);
  const before = worker.asked.length;
  return { store, asked: () => worker.asked.slice(before).map(({ type }) => type) };
}

async function moved(engine: FakeHost, store: GameStore): Promise<number> {
  store.dispatch({ type: 'move-played', move: 'h2e2' });
  await vi.advanceTimersByTimeAsync(0);
  return engine.worker.last('search').id;
}

describe.each(['shared', 'unshared'] as const)('a move and its answer, %s memory,', (memory) => {
  const host = (): FakeHost => new FakeHost(memory);
  const answer = info({ bestMove: 'h9g7' });

  test('are one request; each is settled by its own message', async () => {
    const engine = host();
    const { store, asked } = await playing(engine);
    const id = await moved(engine, store);
    engine.worker.answers({ type: 'described', id, description: told(afterCannon) });
    expect(store.state.shown.snapshot).toBe(afterCannon);
    expect(phaseOf(store.state)).toBe('thinking');
    engine.worker.answers({ type: 'found', id, info: answer, after: told(afterHorse) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(store.state.shown.snapshot).toBe(afterHorse);
    expect(phaseOf(store.state)).toBe('idle');
    expect(asked()).toEqual(['search']);
  });

  test('a move taken back meanwhile is not answered', async () => {
    const engine = host();
    const { store } = await playing(engine);
    const id = await moved(engine, store);
    const { worker } = engine;
    worker.answers({ type: 'described', id, description: told(afterCannon) });
    store.dispatch({ type: 'undo' });
    worker.answers({ type: 'found', id, info: answer, after: told(afterHorse) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.game.moves).toEqual([]);
    expect(engine.worker.lastCall('describe').args[0].moves).toEqual([]);
  });

  test('a move that ends the game keeps the worker', async () => {
    const engine = host();
    const { store } = await playing(engine);
    const id = await moved(engine, store);
    engine.worker.answers({ type: 'described', id, description: told(mated) });
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(store.state)).toBe('over');
    expect(engine.workers).toHaveLength(1);
    expect(engine.worker.isTerminated).toBe(false);
  });

  test('the page may refuse a premove that the answer makes legal', async () => {
    const engine = host();
    const heard: string[] = [];
    const { store } = await playing(engine, {
      mayPlay: (_state, move) => {
        heard.push(move);
        return move === 'h2e2';
      },
    });
    store.dispatch({ type: 'settings-changed', settings: { hasPremove: true } });
    const id = await moved(engine, store);
    engine.worker.answers({ type: 'described', id, description: told(afterCannon) });
    for (const square of ['h0', 'g2']) store.dispatch({ type: 'square-chosen', square });
    engine.worker.answers({ type: 'found', id, info: answer, after: told(afterHorse) });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['h2e2', 'h0g2']);
    expect(store.state.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(store.state.view.premove).toBeNull();
  });
});
