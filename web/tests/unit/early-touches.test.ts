// SPDX-License-Identifier: MIT
// Touches before the engine has answered: they take effect once their position is described, and
// never in another position. Uses the real engine; the test delays its answers.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EngineModule } from '@engine/engine.js';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { analysisStore, type AnalysisStore } from '../../src/screens/analyse/analysis-store.ts';
import { initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';
import { isSettled } from '../../src/screens/analyse/findings.ts';
import { TableStore } from '../../src/screens/common/table-store.ts';
import { initialEndings, isTold, reduce as playEnding } from '../../src/screens/endings/state.ts';
import type { EndingsEvent, EndingsState } from '../../src/screens/endings/state.ts';
import { noProgress } from '../../src/screens/endings/progress.ts';
import { isEngineBuilt, loadEngine, SimulatedHost, turn } from './simulated-engine.ts';

type Touch = { readonly type: 'square-chosen'; readonly square: string };

describe.skipIf(!isEngineBuilt)('a hand that is faster than the engine', () => {
  let engine: EngineModule;
  let host: SimulatedHost;
  let open: { dispatch(touch: Touch): void; disconnect(): void } | null = null;

  beforeAll(async () => {
    engine = await loadEngine();
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    host = new SimulatedHost(engine, false);
  });

  afterEach(() => {
    open?.disconnect();
    vi.useRealTimers();
  });

  function opened<Store extends NonNullable<typeof open> & { connect(): void }>(
    store: Store,
  ): Store {
    open = store;
    store.connect();
    return store;
  }

  function analysis(spec = gomoku): AnalysisStore {
    return opened(analysisStore(initialAnalysis(spec, null), () => {}, host));
  }

  function tap(...squares: string[]): void {
    for (const square of squares) open?.dispatch({ type: 'square-chosen', square });
  }

  /** Delivers all messages of the engine. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await turn();
      await vi.advanceTimersByTimeAsync(100);
      quiet = host.worker?.deliver() === true ? 0 : quiet + 1;
    }
  }

  test('puts stones in their order, beginning before the engine is there', async () => {
    const store = analysis();
    expect(store.state.shown.isProvisional).toBe(true);
    tap('h8', 'i9', 'j10');
    await settle();
    expect(store.state.position.moves).toEqual(['h8', 'i9', 'j10']);
  });

  test('moves pieces, a tap for each square', async () => {
    const store = analysis(xiangqi);
    await settle();
    tap('h2', 'e2', 'h9', 'g7', 'h0');
    expect(store.state.position.moves).toEqual(['h2e2']);
    await settle();
    expect(store.state.position.moves).toEqual(['h2e2', 'h9g7']);
    expect(store.state.selected).toBe('h0');
  });

  test('puts one stone by two taps on one point', async () => {
    const store = analysis();
    await settle();
    tap('h8');
    await settle();
    tap('i9', 'i9');
    await settle();
    expect(store.state.position.moves).toEqual(['h8', 'i9']);
  });

  test('does nothing where another position is shown by then', async () => {
    const store = analysis();
    await settle();
    tap('h8', 'i9');
    store.dispatch({ type: 'stepped', step: 'back' });
    await settle();
    expect(store.state.position.moves).toEqual([]);
    tap('a1');
    await settle();
    expect(store.state.position.moves).toEqual(['a1']);
  });

  test('does nothing once the engine has failed', async () => {
    const store = analysis();
    await settle();
    tap('h8', 'i9');
    host.worker?.die('of-nothing');
    tap('j10');
    expect(store.state.engine.name).toBe('failed');
    expect(store.state.position.moves).toEqual(['h8']);
    store.restart();
    await settle();
    expect(store.state.position.moves).toEqual(['h8']);
  });

  test('waits in a course of endings for what the tables say', async () => {
    const store = opened(
      new TableStore<EndingsState, EndingsEvent>(initialEndings(xiangqi, noProgress), {
        reduce: playEnding,
        isTold,
        changed: () => {},
        host,
      }),
    );
    // In the first endgame Red moves and wins: any legal move will do.
    await settle();
    const [move = ''] = store.state.shown.snapshot.legalMoves;
    store.dispatch({ type: 'again-wanted' });
    tap(move.slice(0, 2), move.slice(2));
    await settle();
    expect(store.state.position.moves[0]).toBe(move);
  });

  test('analyses on in the order of taps and typed moves', async () => {
    const store = analysis(xiangqi);
    await settle();
    tap('h2', 'e2', 'h9', 'g7');
    store.dispatch({ type: 'move-typed', text: 'h0g2' });
    expect(store.state.position.moves).toEqual(['h2e2']);
    await settle();
    expect(store.state.position.moves).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(isSettled(store.state)).toBe(true);
  });
});
