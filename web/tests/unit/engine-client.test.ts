// SPDX-License-Identifier: MIT
// The engine client's guarantees to the page.

import { getEventListeners } from 'node:events';
import { provisional } from '../../src/screens/common/position/shown.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { EngineClient, EngineError } from '../../src/engine/client.ts';
import { EngineLoadError } from '../../src/engine/errors.ts';
import { unlimited } from '../../src/engine/protocol.ts';
import type {
  EngineEvent,
  Limits,
  PositionRef,
  Report,
  Response,
  Snapshot,
} from '../../src/engine/protocol.ts';
import { faultSaying, emptyModule, FakeHost } from './fake-engine-host.ts';
import { until } from './until.ts';

const start: PositionRef = { fen: 'start', moves: [], rules: 'asian' };
const later: PositionRef = { ...start, moves: ['h2e2'] };

const limits: Limits = { ...unlimited, moveTimeMs: 1000, level: 5, useBook: true, seed: 1 };

function snapshotOf(fen: string): Snapshot {
  return provisional(fen).snapshot;
}

function described(id: number, fen: string): Response {
  const answer = { snapshot: snapshotOf(fen), written: {} };
  return { type: 'answered', id, name: 'describe', answer };
}

function moveOf(bestMove: string): Report {
  return {
    depth: 1,
    selectiveDepth: 1,
    multiPv: 1,
    score: 0,
    mate: 0,
    kind: 'evaluation',
    bound: 'exact',
    nodes: 1,
    nodesPerSecond: 1,
    timeMs: 1,
    hashFull: 0,
    noMateWithin: 0,
    chances: { win: 0, draw: 1000, loss: 0 },
    pv: [bestMove],
    bestMove,
    source: 'search',
    written: {},
  };
}

/** A client whose module and book have loaded. */
async function loaded(memory: 'shared' | 'unshared' = 'shared', host = new FakeHost(memory)) {
  const events: EngineEvent[] = [];
  const client = new EngineClient({
    game: 'xiangqi',
    host,
    onEvent: (event) => events.push(event),
  });
  await until(() => expect(host.worker.all('load')).toHaveLength(1));
  return { client, host, events };
}

describe('questions', () => {
  it('are answered by id, in whatever order the answers come', async () => {
    const { client, host } = await loaded();
    const first = client.call('describe', [start, []]);
    const second = client.call('describe', [later, []]);
    const [a, b] = host.worker.calls('describe');
    host.worker.answers(described(b!.id, 'second'));
    host.worker.answers(described(a!.id, 'first'));
    expect((await first).snapshot.fen).toBe('first');
    expect((await second).snapshot.fen).toBe('second');
  });

  it('may be asked before the engine has arrived', async () => {
    const host = new FakeHost('shared');
    const arrivals: ((module: WebAssembly.Module) => void)[] = [];
    host.loadModule = () => new Promise((resolve) => arrivals.push(resolve));
    const client = new EngineClient({ game: 'xiangqi', host });
    const answer = client.call('describe', [later, []]);
    expect(host.workers).toHaveLength(0);
    arrivals[0]!(emptyModule);
    await until(() => expect(host.worker.lastCall('describe').args[0]).toEqual(later));
    expect(host.worker.asked[0]!.type).toBe('open');
    host.worker.answers(described(host.worker.lastCall('describe').id, 'here'));
    expect((await answer).snapshot.fen).toBe('here');
  });

  it.each(['shared', 'unshared'] as const)(
    'go before a search without end, which goes on behind them (%s memory)',
    async (memory) => {
      const { client, host } = await loaded(memory);
      const search = client.search(start, unlimited, []);
      const before = host.worker.last('search').id;
      const question = client.call('describe', [later, []]);
      expect(host.worker.asked.slice(-2).map(({ type }) => type)).toEqual(['call', 'search']);
      const { id } = host.worker.last('search');
      expect(id).toBeGreaterThan(before);
      host.worker.answers(described(host.worker.lastCall('describe').id, 'there'));
      expect((await question).snapshot.fen).toBe('there');
      host.worker.answers({ type: 'found', id: before, info: moveOf('a0a1'), after: null });
      host.worker.answers({ type: 'found', id, info: moveOf('h2e2'), after: null });
      expect((await search).bestMove).toBe('h2e2');
    },
  );

  it('wait behind a search with an end', async () => {
    const { client, host } = await loaded();
    client.search(start, limits, []).catch(() => {});
    client.call('describe', [later, []]).catch(() => {});
    expect(host.worker.all('search')).toHaveLength(1);
    expect(host.worker.asked.at(-1)?.type).toBe('call');
  });

  it('about a position the engine refuses end with its words, and the worker stays', async () => {
    const { client, host } = await loaded();
    const answer = client.call('describe', [{ ...start, fen: 'nonsense' }, []]);
    const { id } = host.worker.lastCall('describe');
    host.worker.answers({
      type: 'refused',
      id,
      fault: { ...faultSaying('bad rank "nonsense"'), code: 'bad-row', text: 'nonsense' },
    });
    await expect(answer).rejects.toThrow('bad rank "nonsense"');
    await expect(answer).rejects.toMatchObject({ fault: { code: 'bad-row', text: 'nonsense' } });
    expect(host.workers).toHaveLength(1);
    expect(host.worker.isTerminated).toBe(false);
  });

  it('carry their arguments and bring their own answer', async () => {
    const { client, host } = await loaded();
    const move = client.call('readMove', [start, '炮二平五']);
    const values = client.call('pieceValues', [start]);
    expect(host.worker.lastCall('readMove').args).toEqual([start, '炮二平五']);
    const read = { move: 'h2e2', notation: 'zh-hans' } as const;
    const known = [{ square: 'a0', centipawns: 835 }];
    const [first, second] = [
      host.worker.lastCall('readMove').id,
      host.worker.lastCall('pieceValues').id,
    ];
    host.worker.answers({ type: 'answered', id: second, name: 'pieceValues', answer: known });
    host.worker.answers({ type: 'answered', id: first, name: 'readMove', answer: read });
    expect(await move).toEqual(read);
    expect(await values).toEqual(known);
  });

  it('that are aborted are not waited for, and go to no other worker', async () => {
    const { client, host } = await loaded('unshared');
    const abort = new AbortController();
    const dropped = client.call('describe', [start, []], abort.signal);
    const { id } = host.worker.lastCall('describe');
    abort.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    host.worker.answers(described(id, 'late'));
    client.search(later, limits, []).catch(() => {});
    client.cancel();
    expect(host.worker.calls('describe')).toHaveLength(0);
    const late = client.call('describe', [start, []], abort.signal);
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leave nothing with a signal that outlasts them', async () => {
    const { client, host } = await loaded('shared');
    const { signal } = new AbortController();
    const answered = client.call('describe', [start, []], signal);
    const refused = client.call('describe', [later, []], signal);
    const superseded = client.search(start, limits, [], undefined, signal);
    const found = client.search(later, limits, [], undefined, signal);
    const [a, b] = host.worker.calls('describe');
    host.worker.answers(described(a!.id, 'start'));
    host.worker.answers({ type: 'refused', id: b!.id, fault: faultSaying('no such move') });
    host.worker.answers({
      type: 'found',
      id: host.worker.last('search').id,
      info: moveOf('h9g7'),
      after: null,
    });
    await Promise.allSettled([answered, refused, superseded, found]);
    const open = client.call('describe', [start, []], signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    client.dispose();
    await Promise.allSettled([open]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that break the worker are lost alone; the others go to a new worker', async () => {
    const { client, host } = await loaded();
    const fatal = client.call('describe', [start, []]);
    const innocent = client.call('describe', [later, []]);
    const [a] = host.worker.calls('describe');
    host.worker.answers({
      type: 'failed',
      id: a!.id,
      fault: 'crashed',
      message: 'unreachable',
    });
    await expect(fatal).rejects.toThrow('unreachable');
    expect(host.workers).toHaveLength(2);
    expect(host.workers[0]!.isTerminated).toBe(true);
    const { id, args } = host.worker.lastCall('describe');
    expect(args[0]).toEqual(later);
    host.worker.answers(described(id, 'later'));
    expect((await innocent).snapshot.fen).toBe('later');
  });
});

describe('a worker whose script never comes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given up after two minutes, with every question; another is started on demand', async () => {
    const host = new FakeHost('shared');
    const events: EngineEvent[] = [];
    const client = new EngineClient({
      game: 'xiangqi',
      host,
      onEvent: (event) => events.push(event),
    });
    const question = client.call('describe', [start, []]).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(events.map(({ type }) => type)).not.toContain('failed');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(events.at(-1)).toMatchObject({ type: 'failed', fault: 'engine-missing' });
    expect(await question).toBeInstanceOf(EngineError);
    expect(host.worker.isTerminated).toBe(true);

    client.restart();
    await vi.advanceTimersByTimeAsync(0);
    host.worker.answers({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(events.at(-1)).toEqual({ type: 'ready' });
  });
});

describe('a search', () => {
  it('reports while it runs and ends with its move', async () => {
    const { client, host } = await loaded();
    const reports: string[] = [];
    const found = client.search(start, limits, [], ({ bestMove }) => reports.push(bestMove));
    const { id } = host.worker.last('search');
    host.worker.answers({ type: 'info', id, info: moveOf('h0g2') });
    host.worker.answers({ type: 'info', id, info: moveOf('h2e2') });
    host.worker.answers({ type: 'found', id, info: moveOf('h2e2'), after: null });
    expect((await found).bestMove).toBe('h2e2');
    expect(reports).toEqual(['h0g2', 'h2e2']);
  });

  it('supersedes the one before, whose late answers are dropped', async () => {
    const { client, host } = await loaded();
    const oldReports = vi.fn();
    const old = client.search(start, limits, [], oldReports);
    const oldId = host.worker.last('search').id;
    const replacing = client.search(later, limits, []);
    await expect(old).rejects.toMatchObject({ name: 'AbortError' });
    host.worker.answers({ type: 'info', id: oldId, info: moveOf('a0a1') });
    host.worker.answers({ type: 'found', id: oldId, info: moveOf('a0a1'), after: null });
    const { id } = host.worker.last('search');
    host.worker.answers({ type: 'found', id, info: moveOf('h9g7'), after: null });
    expect((await replacing).bestMove).toBe('h9g7');
    expect(oldReports).not.toHaveBeenCalled();
  });

  it('is stopped through shared memory, and the worker keeps what it learnt', async () => {
    const { client, host } = await loaded('shared');
    const search = client.search(start, limits, []);
    const { id } = host.worker.last('search');
    expect(host.flag![0]).toBeLessThan(id);
    client.cancel();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(host.flag![0]).toBe(id);
    expect(host.workers).toHaveLength(1);
  });

  it('is stopped by the signal it was given, and no later one with it', async () => {
    const { client, host } = await loaded('shared');
    const abort = new AbortController();
    const first = client.search(start, limits, [], undefined, abort.signal);
    const { id } = host.worker.last('search');
    abort.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(host.flag![0]).toBe(id);
    const again = new AbortController();
    client.search(start, limits, [], undefined, again.signal).catch(() => {});
    const second = client.search(later, limits, []);
    again.abort();
    host.worker.answers({
      type: 'found',
      id: host.worker.last('search').id,
      info: moveOf('h2e2'),
      after: null,
    });
    expect((await second).bestMove).toBe('h2e2');
  });

  it('asked for after a stop is not stopped with it', async () => {
    const { client, host } = await loaded('shared');
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    void client.search(later, limits, []);
    expect(host.flag![0]).toBeLessThan(host.worker.last('search').id);
  });

  it('is stopped by a new worker where memory is not shared, with the module and book at hand', async () => {
    const { client, host } = await loaded('unshared');
    const search = client.search(start, limits, []);
    client.cancel();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(host.workers).toHaveLength(2);
    expect(host.workers[0]!.isTerminated).toBe(true);
    expect(host.worker.last('open').module).toBe(emptyModule);
    expect(host.worker.all('load')).toHaveLength(1);
    expect(host.worker.all('search')).toHaveLength(0);
  });

  it('takes no waiting question with it when it is stopped', async () => {
    const { client, host } = await loaded('unshared');
    client.search(start, limits, []).catch(() => {});
    const answer = client.call('describe', [later, []]);
    client.cancel();
    const { id } = host.worker.lastCall('describe');
    host.worker.answers(described(id, 'later'));
    expect((await answer).snapshot.fen).toBe('later');
  });

  it('of a replaced worker is not heard any more', async () => {
    const { client, host } = await loaded('unshared');
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    const answer = client.call('describe', [start, []]);
    const { id } = host.worker.lastCall('describe');
    host.workers[0]!.answers(described(id, 'stale'));
    host.workers[1]!.answers(described(id, 'fresh'));
    expect((await answer).snapshot.fen).toBe('fresh');
  });
});

describe('the engine', () => {
  it('is announced once, however often its worker is replaced', async () => {
    const { client, host, events } = await loaded('unshared');
    host.worker.answers({ type: 'ready' });
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    host.worker.answers({ type: 'ready' });
    expect(events).toEqual([{ type: 'loading' }, { type: 'ready' }]);
  });

  it('that does not arrive is reported with its fault, and can be tried again', async () => {
    const host = new FakeHost('shared');
    host.loadModule = () => Promise.reject(new EngineLoadError('engine-missing', 'answered 404'));
    const events: EngineEvent[] = [];
    const client = new EngineClient({
      game: 'xiangqi',
      host,
      onEvent: (e) => events.push(e),
    });
    await expect(client.call('describe', [start, []])).rejects.toThrow('answered 404');
    await expect(client.search(start, limits, [])).rejects.toThrow('answered 404');
    expect(events.at(-1)).toEqual({
      type: 'failed',
      fault: 'engine-missing',
      detail: 'answered 404',
    });
    host.loadModule = () => Promise.resolve(emptyModule);
    client.restart();
    await until(() => expect(host.workers).toHaveLength(1));
    host.worker.answers({ type: 'ready' });
    expect(events.at(-1)).toEqual({ type: 'ready' });
  });

  it('that its owner starts again says once more that it is ready', async () => {
    const { client, host, events } = await loaded();
    client.restart();
    await until(() => expect(host.workers).toHaveLength(2));
    expect(host.workers[0]?.isTerminated).toBe(true);
    host.worker.answers({ type: 'ready' });
    expect(events.slice(-2)).toEqual([{ type: 'loading' }, { type: 'ready' }]);
  });

  it('whose worker cannot start fails instead of waiting for ever', async () => {
    const { client, host, events } = await loaded();
    const answer = client.call('describe', [start, []]);
    host.worker.answers({
      type: 'failed',
      fault: 'out-of-memory',
      message: 'no memory',
    });
    await expect(answer).rejects.toThrow('no memory');
    expect(events.at(-1)).toMatchObject({
      type: 'failed',
      fault: 'out-of-memory',
    });
  });

  it('forgets on a new game', async () => {
    const { client, host } = await loaded();
    client.newGame();
    expect(host.worker.all('new-game')).toHaveLength(1);
  });

  it('ends with dispose, and with it every open question', async () => {
    const { client, host } = await loaded();
    const answer = client.call('describe', [start, []]);
    const search = client.search(start, limits, []);
    client.dispose();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    await expect(client.call('describe', [start, []])).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(host.workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });
});

describe('the book', () => {
  it('is announced once it is taken', async () => {
    const { host, events } = await loaded();
    host.worker.answers({ type: 'loaded', file: 'book', fault: null });
    expect(events.at(-1)).toEqual({ type: 'book-ready' });
  });

  it('that is missing is reported, and play goes on', async () => {
    const host = new FakeHost('shared');
    host.loadFile = (file) =>
      file === 'book' ? Promise.reject(new Error('xiangqi.book answered 404')) : null;
    const events: EngineEvent[] = [];
    const client = new EngineClient({
      game: 'xiangqi',
      host,
      onEvent: (e) => events.push(e),
    });
    await until(() =>
      expect(events.at(-1)).toEqual({
        type: 'file-failed',
        file: 'book',
        fault: 'book-missing',
        detail: 'xiangqi.book answered 404',
      }),
    );
    const found = client.search(start, limits, []);
    host.worker.answers({
      type: 'found',
      id: host.worker.last('search').id,
      info: moveOf('h2e2'),
      after: null,
    });
    expect((await found).bestMove).toBe('h2e2');
  });

  it('that a game does not have is nobody’s fault', async () => {
    const host = new FakeHost('shared');
    host.loadFile = () => null;
    const events: EngineEvent[] = [];
    const client = new EngineClient({ game: 'gomoku', host, onEvent: (e) => events.push(e) });
    const opening = { procedure: 'swap2', acts: [] } as const;
    const stones = client.call('playOpening', [start, opening, limits]);
    await until(() => expect(host.workers).toHaveLength(1));
    host.worker.answers({ type: 'ready' });
    const { id, name } = host.worker.lastCall('playOpening');
    host.worker.answers({ type: 'answered', id, name, answer: ['h8', 'h9', 'j10'] });
    expect(await stones).toEqual(['h8', 'h9', 'j10']);
    expect(events.map(({ type }) => type)).toEqual(['loading', 'ready']);
    expect(host.worker.all('load')).toHaveLength(0);
  });

  it('that is damaged is reported once and not offered to the next worker', async () => {
    const { client, host, events } = await loaded('unshared');
    host.worker.answers({
      type: 'loaded',
      file: 'book',
      fault: faultSaying('the checksum is wrong'),
    });
    expect(events.at(-1)).toEqual({
      type: 'file-failed',
      file: 'book',
      fault: 'book-damaged',
      detail: 'the checksum is wrong',
    });
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    expect(host.workers).toHaveLength(2);
    expect(host.worker.all('load')).toHaveLength(0);
  });
});

/** A client whose book does not load for now; `asked` counts the requests. */
async function withoutBook() {
  const host = new FakeHost('shared');
  const loadBook = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.reject(new Error('offline')));
  host.loadFile = (file) => (file === 'book' ? loadBook() : null);
  const events: EngineEvent[] = [];
  const client = new EngineClient({ game: 'xiangqi', host, onEvent: (e) => events.push(e) });
  await until(() => expect(events.at(-1)?.type).toBe('file-failed'));
  return { host, client, events, loadBook };
}

const aBook = (): Promise<ArrayBuffer> => Promise.resolve(new ArrayBuffer(8));

describe('a file that did not come', () => {
  it('is asked for again when the connection is back, and the engine told', async () => {
    const { host, events, loadBook } = await withoutBook();
    loadBook.mockImplementation(aBook);
    host.goOnline();
    await until(() => expect(host.worker.all('load')).toHaveLength(1));
    host.worker.answers({ type: 'loaded', file: 'book', fault: null });
    expect(events.at(-1)).toEqual({ type: 'book-ready' });
    host.goOnline();
    expect(loadBook).toHaveBeenCalledTimes(2);
  });

  it('is asked for once with each new game, and never by itself', async () => {
    const { client, events, loadBook } = await withoutBook();
    for (const asked of [2, 3]) {
      client.newGame();
      await until(() => expect(events).toHaveLength(asked + 1));
      expect(events.at(-1)).toMatchObject({
        type: 'file-failed',
        file: 'book',
        fault: 'book-missing',
      });
      expect(loadBook).toHaveBeenCalledTimes(asked);
    }
  });

  it('is not waited for by an engine that is gone', async () => {
    const { host, client, loadBook } = await withoutBook();
    client.dispose();
    host.goOnline();
    expect(loadBook).toHaveBeenCalledTimes(1);
  });
});

test('a damaged file is fetched anew for the next game', async () => {
  const { client, host } = await loaded();
  host.worker.answers({
    type: 'loaded',
    file: 'book',
    fault: faultSaying('the checksum is wrong'),
  });
  expect(host.discarded).toEqual(['book']);
  client.newGame();
  await until(() => expect(host.worker.all('load')).toHaveLength(2));
});

async function withNetwork(memory: 'shared' | 'unshared') {
  const host = new FakeHost(memory);
  host.loadFile = (file) => (file === 'network' ? Promise.resolve(new ArrayBuffer(16)) : null);
  const events: EngineEvent[] = [];
  const client = new EngineClient({ game: 'xiangqi', host, onEvent: (e) => events.push(e) });
  await until(() => expect(host.worker.all('load')).toHaveLength(1));
  return { host, client, events };
}

async function withLateNetwork(memory: 'shared' | 'unshared') {
  const host = new FakeHost(memory);
  let arrive: ((bytes: ArrayBuffer) => void) | undefined;
  host.loadFile = (file) =>
    file === 'network' ? new Promise((resolve) => (arrive = resolve)) : null;
  const client = new EngineClient({ game: 'xiangqi', host });
  await until(() => expect(host.workers).toHaveLength(1));
  return { host, client, arrive: () => arrive?.(new ArrayBuffer(16)) };
}

describe('the network', () => {
  it('is given to the engine after it has started', async () => {
    const { host, events } = await withNetwork('shared');
    expect(host.worker.asked.map(({ type }) => type)).toEqual(['open', 'load']);
    expect(host.worker.last('load').bytes.byteLength).toBe(16);
    host.worker.answers({ type: 'ready' });
    host.worker.answers({ type: 'loaded', file: 'network', fault: null });
    expect(events.map(({ type }) => type)).toEqual(['loading', 'ready', 'network-ready']);
  });

  it('is given to the next worker as well', async () => {
    const { host, client } = await withNetwork('unshared');
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    expect(host.workers).toHaveLength(2);
    expect(host.worker.last('load').file).toBe('network');
  });

  it.each(['shared', 'unshared'] as const)(
    'that comes during an analysis without end begins it anew (%s memory)',
    async (memory) => {
      const { host, client, arrive } = await withLateNetwork(memory);
      const answer = client.search(start, unlimited, []);
      const before = host.worker.last('search').id;
      arrive();
      await until(() => expect(host.worker.all('load')).toHaveLength(1));
      const { id, position } = host.worker.last('search');
      expect(host.worker.asked.at(-1)?.type).toBe('search');
      expect(position).toEqual(start);
      expect(id).toBeGreaterThan(before);
      host.worker.answers({ type: 'found', id: before, info: moveOf('a0a1'), after: null });
      host.worker.answers({ type: 'found', id, info: moveOf('h2e2'), after: null });
      expect((await answer).bestMove).toBe('h2e2');
    },
  );

  it('that comes during a search with an end waits for it', async () => {
    const { host, client, arrive } = await withLateNetwork('shared');
    client.search(start, limits, []).catch(() => {});
    arrive();
    await until(() => expect(host.worker.all('load')).toHaveLength(1));
    expect(host.worker.all('search')).toHaveLength(1);
  });

  it('that is refused is reported, and the next worker does without', async () => {
    const { host, client, events } = await withNetwork('unshared');
    host.worker.answers({
      type: 'loaded',
      file: 'network',
      fault: faultSaying('the checksum is wrong'),
    });
    expect(events.at(-1)).toEqual({
      type: 'file-failed',
      file: 'network',
      fault: 'network-damaged',
      detail: 'the checksum is wrong',
    });
    client.search(start, limits, []).catch(() => {});
    client.cancel();
    expect(host.worker.all('load')).toHaveLength(0);
  });
});
