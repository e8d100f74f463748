// SPDX-License-Identifier: MIT
// The store of a screen: one pending question, and only its answer counts.

import { describe, expect, test, vi } from 'vitest';
import { freshEngine, withEngineEvent } from '../../src/engine/engine-state.ts';
import { unlimited } from '../../src/engine/protocol.ts';
import { Store, withAsk, type AskOf, type Asking } from '../../src/engine/store.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { FakeHost } from './fake-engine-host.ts';
import { until } from './until.ts';

interface Questions {
  readonly echo: { readonly text: string };
  readonly think: object;
  readonly break: object;
}

type Ask = AskOf<Questions>;

interface State extends Asking<Ask> {
  readonly heard: readonly string[];
  readonly view: { readonly selected: string | null };
  readonly game: number;
}

type Event =
  | { readonly type: 'asked'; readonly ask: Ask | null }
  | { readonly type: 'echoed'; readonly text: string }
  | { readonly type: 'selected'; readonly square: string | null }
  | { readonly type: 'new-game' };

/** The test controls the answers to `echo`. */
class Bench {
  readonly host = new FakeHost('unshared');
  readonly echoes: (() => void)[] = [];
  readonly changed = vi.fn<(event: unknown) => void>();
  readonly store: Store<State, Event, Questions>;

  constructor() {
    const state: State = {
      spec: xiangqi,
      engine: freshEngine,
      ask: null,
      heard: [],
      view: { selected: null },
      game: 1,
    };
    this.store = new Store<State, Event, Questions>(state, {
      host: this.host,
      changed: this.changed,
      isNewGame: (before, after) => after.game !== before.game,
      answers: {
        echo: async (_client, { text }, tell) => {
          await new Promise<void>((resolve) => this.echoes.push(resolve));
          tell({ type: 'echoed', text });
        },
        think: async (client, _ask, tell) => {
          const position = { fen: xiangqi.startFen, moves: [], rules: 'asian' } as const;
          await client.search(position, unlimited, []);
          tell({ type: 'echoed', text: 'thought' });
        },
        break: () => Promise.reject(new Error('out of order')),
      },
      reduce(before, event) {
        switch (event.type) {
          case 'engine':
            return withEngineEvent(before, event.event);
          case 'asked':
            return withAsk(before, event.ask);
          case 'echoed':
            return { ...before, ask: null, heard: [...before.heard, event.text] };
          case 'refused':
            return {
              ...before,
              ask: null,
              heard: [...before.heard, event.fault === null ? 'dead' : `no: ${event.fault.code}`],
            };
          case 'selected':
            return { ...before, view: { ...before.view, selected: event.square } };
          case 'new-game':
            return { ...before, game: before.game + 1 };
        }
      },
    });
  }

  ask(text: string): void {
    this.store.dispatch({ type: 'asked', ask: { kind: 'echo', text } });
  }

  async echo(place: number): Promise<void> {
    this.echoes[place]?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function connected(): Bench {
  const bench = new Bench();
  bench.store.connect();
  return bench;
}

describe('the open question', () => {
  test('is asked, and its answer heard', async () => {
    const bench = connected();
    bench.ask('a');
    await bench.echo(0);
    expect(bench.store.state).toMatchObject({ ask: null, heard: ['a'] });
  });

  test('that was replaced has no answer any more', async () => {
    const bench = connected();
    bench.ask('a');
    bench.ask('b');
    await bench.echo(0);
    expect(bench.store.state).toMatchObject({ ask: { text: 'b' }, heard: [] });
    await bench.echo(1);
    expect(bench.store.state.heard).toEqual(['b']);
  });

  test('is not asked twice where it is asked for again', () => {
    const bench = connected();
    bench.ask('a');
    bench.ask('a');
    expect(bench.echoes).toHaveLength(1);
  });

  test('waits for the engine, and is asked of every new one', async () => {
    const bench = new Bench();
    bench.ask('a');
    expect(bench.echoes).toHaveLength(0);
    bench.store.connect();
    bench.store.disconnect();
    bench.store.connect();
    expect(bench.echoes).toHaveLength(2);
    await bench.echo(0);
    await bench.echo(1);
    expect(bench.store.state.heard).toEqual(['a']);
  });

  test('that has no answer is refused, unless it is open no more', async () => {
    const bench = connected();
    bench.store.dispatch({ type: 'asked', ask: { kind: 'break' } });
    await bench.echo(0);
    expect(bench.store.state).toMatchObject({ ask: null, heard: ['dead'] });
    bench.store.dispatch({ type: 'asked', ask: { kind: 'break' } });
    bench.ask('a');
    await bench.echo(1);
    expect(bench.store.state).toMatchObject({ ask: { text: 'a' } });
  });

  test('ends the search before it', async () => {
    const bench = connected();
    bench.store.dispatch({ type: 'asked', ask: { kind: 'think' } });
    // The book has loaded, so an infinite search restarts.
    await until(() => expect(bench.host.workers).toHaveLength(2));
    const { worker } = bench.host;
    bench.ask('a');
    // Without shared memory a search is stopped by terminating its worker.
    expect(worker.isTerminated).toBe(true);
    expect(bench.store.state.heard).toEqual([]);
  });

  test('is none for a failed engine', () => {
    const failed = { type: 'failed', fault: 'crashed', detail: '' } as const;
    const state = withEngineEvent(new Bench().store.state, failed);
    expect(withAsk(state, { kind: 'echo', text: 'a' }).ask).toBeNull();
  });
});

describe('a listener', () => {
  test('hears of what changed, with the event', () => {
    const bench = new Bench();
    const event = { type: 'selected', square: 'a0' } as const;
    bench.store.dispatch(event);
    expect(bench.changed).toHaveBeenCalledExactlyOnceWith(
      event,
      expect.objectContaining({ view: { selected: null } }),
      bench.store.state,
    );
  });

  test('hears nothing where a slice was made anew with the same fields', () => {
    const bench = new Bench();
    const { state } = bench.store;
    bench.store.dispatch({ type: 'selected', square: null });
    expect(bench.changed).not.toHaveBeenCalled();
    expect(bench.store.state).toBe(state);
  });
});

describe('the engine', () => {
  test('says how it is, and tries again when told to', async () => {
    const bench = new Bench();
    bench.host.loadModule = () => Promise.reject(new Error('offline'));
    bench.store.connect();
    await until(() => expect(bench.store.state.engine.name).toBe('failed'));
    bench.store.restart();
    expect(bench.store.state.engine).toEqual(freshEngine);
  });

  test('is told of another game', async () => {
    const bench = connected();
    await until(() => expect(bench.host.workers).toHaveLength(1));
    bench.store.dispatch({ type: 'new-game' });
    expect(bench.host.worker.all('new-game')).toHaveLength(1);
  });

  test('plays without a file until that comes', () => {
    const { state } = new Bench().store;
    const lost = {
      type: 'file-failed',
      file: 'network',
      fault: 'network-missing',
      detail: '',
    } as const;
    const without = withEngineEvent(state, lost);
    expect(without.engine).toMatchObject({ fileFault: 'network-missing', hasNetwork: false });
    const withBook = withEngineEvent(without, { type: 'book-ready' });
    expect(withBook.engine.fileFault).toBe('network-missing');
    const whole = withEngineEvent(withBook, { type: 'network-ready' });
    expect(whole.engine).toMatchObject({ fileFault: null, hasNetwork: true });
  });
});
