// SPDX-License-Identifier: MIT
// The chosen engine, and the fallback to the default one.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenHost } from '../../src/engine/chosen-engine.ts';
import { EngineClient } from '../../src/engine/client.ts';
import {
  choiceFrom,
  mostThreads,
  offered,
  tablesOf,
  threadsBar,
  usualChoice,
  type ChoiceFault,
  type Device,
} from '../../src/engine/engine-choice.ts';
import { EngineLoadError } from '../../src/engine/errors.ts';
import { unlimited, type EngineEvent, type PositionRef } from '../../src/engine/protocol.ts';
import { emptyModule, FakeHost } from './fake-engine-host.ts';
import { info as reportOf } from './game-fixtures.ts';
import { until } from './until.ts';

const desktop: Device = { isIsolated: true, hasSharedMemory: true, cores: 8, memory: 8 };
const info = reportOf({ bestMove: 'h2e2', pv: ['h2e2'] });
const position: PositionRef = { fen: 'start', moves: [], rules: 'asian' };
/** Different from the default engine's module. */
const threadsModule = new WebAssembly.Module(emptyModuleBytes());

function emptyModuleBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
}

function opened(choice = { threads: 4, tableMegabytes: 64 }, device = desktop) {
  vi.stubGlobal('location', { href: 'https://example.org/' });
  const usual = new FakeHost('shared');
  const faults: ChoiceFault[] = [];
  const events: EngineEvent['type'][] = [];
  const compile = vi.fn(() => Promise.resolve(threadsModule));
  const host = chosenHost({
    usual,
    choice: () => choice,
    onFault: (fault) => faults.push(fault),
    compile,
    device: () => device,
  });
  const client = new EngineClient({
    game: 'xiangqi',
    host,
    onEvent: ({ type }) => events.push(type),
  });
  const search = (): Promise<unknown> => client.search(position, { ...unlimited, depth: 9 }, []);
  /** The `open` message of the newest worker. */
  const opening = () => until(() => usual.worker.last('open'));
  return { usual, faults, events, compile, host, client, search, opening };
}

const noAnswer = { type: 'failed', message: 'unreachable' } as const;

describe('the chosen engine', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is opened with its threads, its table, and memory for both', async () => {
    const { opening } = opened();
    const { module, hashMegabytes, threads } = await opening();
    expect(module).toBe(threadsModule);
    expect(hashMegabytes).toBe(64);
    expect(threads?.count).toBe(4);
    expect(threads?.memory.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(threads?.memory.buffer.byteLength).toBeGreaterThan(64 << 20);
  });

  it('on one thread is the usual one with a larger table', async () => {
    const { opening, compile } = opened({ threads: 1, tableMegabytes: 128 });
    const { module, hashMegabytes, threads } = await opening();
    expect([module, hashMegabytes, threads]).toEqual([emptyModule, 128, undefined]);
    expect(compile).not.toHaveBeenCalled();
  });

  it('answers as any other', async () => {
    const { usual, search, opening } = opened();
    const answer = search();
    await opening();
    const { id } = await until(() => usual.worker.last('search'));
    usual.worker.answers({ type: 'found', id, info, after: null });
    await expect(answer).resolves.toBe(info);
  });

  it.each([
    ['crashes', noAnswer, 'threads-failed'],
    ['runs out of memory', { ...noAnswer, fault: 'out-of-memory' }, 'memory-refused'],
  ] as const)(
    'gives way to the usual one where it %s, with the question',
    async (_, said, fault) => {
      const { usual, faults, events, search, opening } = opened();
      const answer = search();
      await opening();
      const [first] = usual.workers;
      const { id } = await until(() => first!.last('search'));
      first!.answers({ type: 'ready' });
      first!.answers({ fault: 'crashed', ...said, id });
      expect(first!.isTerminated).toBe(true);
      expect(faults).toEqual([fault]);
      const { module, hashMegabytes, threads } = await opening();
      expect([module, hashMegabytes, threads]).toEqual([emptyModule, 16, undefined]);
      expect(usual.worker.last('search').id).toBe(id);
      // The book was loaded before the crash and is loaded again.
      expect(usual.worker.all('load')).toHaveLength(first!.all('load').length);
      usual.worker.answers({ type: 'found', id, info, after: null });
      await expect(answer).resolves.toBe(info);
      expect(events).not.toContain('failed');
    },
  );

  it('gives way where it does not start within the time', async () => {
    const { usual, faults, opening } = opened();
    await opening();
    vi.advanceTimersByTime(30_000);
    expect(faults).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(faults).toEqual(['threads-failed']);
    await until(() => expect(usual.workers).toHaveLength(2));
  });

  it('that has started is waited for as long as it thinks', async () => {
    const { usual, faults, opening } = opened();
    await opening();
    usual.worker.answers({ type: 'ready' });
    vi.advanceTimersByTime(600_000);
    expect(faults).toEqual([]);
  });

  it('is not asked again what was stopped', async () => {
    const { usual, search, opening } = opened();
    const stopped = search();
    await opening();
    const [first] = usual.workers;
    const answer = search();
    await expect(stopped).rejects.toThrow();
    const { id } = await until(() => first!.last('search'));
    first!.answers({ type: 'found', id, info, after: null });
    await answer;
    first!.answers({ ...noAnswer, fault: 'crashed' });
    await until(() => usual.workers[1]!.last('open'));
    expect(usual.worker.all('search')).toEqual([]);
  });

  it('that failed is not tried again, another choice is', async () => {
    const choice = { threads: 2, tableMegabytes: 16 };
    const { usual, faults, host, opening } = opened(choice);
    await opening();
    usual.worker.answers({ ...noAnswer, fault: 'crashed' });
    const another = new EngineClient({ game: 'gomoku', host });
    await until(() => expect(usual.workers).toHaveLength(3));
    expect((await opening()).threads).toBeUndefined();
    another.dispose();
    const retry = new EngineClient({ game: 'gomoku', host });
    await until(() => expect(usual.workers).toHaveLength(4));
    expect((await opening()).threads).toBeUndefined();
    retry.dispose();
    choice.threads = 3;
    const third = new EngineClient({ game: 'gomoku', host });
    await until(() => expect(usual.workers).toHaveLength(5));
    expect((await opening()).threads?.count).toBe(3);
    third.dispose();
    choice.threads = 2;
    const again = new EngineClient({ game: 'gomoku', host });
    await until(() => expect(usual.workers).toHaveLength(6));
    expect((await opening()).threads?.count).toBe(2);
    again.dispose();
    expect(faults).toEqual(['threads-failed']);
  });

  it('that does not come leaves the usual one, which may be missing too', async () => {
    const { usual, faults, compile, host, opening } = opened();
    await opening();
    compile.mockRejectedValue(new Error('offline'));
    const events: EngineEvent[] = [];
    usual.loadModule = () => Promise.reject(new EngineLoadError('engine-missing', 'offline'));
    usual.worker.answers({ ...noAnswer, fault: 'crashed' });
    await until(() => expect(faults).toEqual(['threads-failed']));
    const client = new EngineClient({
      game: 'gomoku',
      host,
      onEvent: (event) => events.push(event),
    });
    await until(() =>
      expect(events.at(-1)).toMatchObject({ type: 'failed', fault: 'engine-missing' }),
    );
    client.dispose();
  });
});

describe('what a device offers', () => {
  it('is as many threads as cores, and one where threads cannot share memory', () => {
    expect(mostThreads(desktop)).toBe(8);
    expect(mostThreads({ ...desktop, cores: 128 })).toBe(32);
    for (const [device, why] of [
      [{ ...desktop, isIsolated: false }, 'not-isolated'],
      [{ ...desktop, hasSharedMemory: false }, 'no-shared-memory'],
      [{ ...desktop, cores: 1 }, 'one-core'],
    ] as const) {
      expect(threadsBar(device)).toBe(why);
      expect(mostThreads(device)).toBe(1);
    }
  });

  it('is a table by its memory', () => {
    expect(tablesOf(desktop)).toEqual([16, 32, 64, 128, 256, 512]);
    expect(tablesOf({ ...desktop, memory: 1 })).toEqual([16, 32, 64]);
    expect(tablesOf({ ...desktop, memory: 0.25 })).toEqual([16]);
  });

  it('cuts a choice made elsewhere down', () => {
    const choice = { threads: 16, tableMegabytes: 512 };
    expect(offered(choice, { ...desktop, memory: 2 })).toEqual({ threads: 8, tableMegabytes: 128 });
    expect(offered(choice, { ...desktop, isIsolated: false }).threads).toBe(1);
  });

  it('is the usual where what is kept is damaged', () => {
    expect(choiceFrom({ threads: 4, tableMegabytes: 64 })).toEqual({
      threads: 4,
      tableMegabytes: 64,
    });
    expect(choiceFrom({ threads: -1, tableMegabytes: 7 })).toEqual(usualChoice);
    expect(choiceFrom({})).toEqual(usualChoice);
    expect(choiceFrom('many')).toBeNull();
  });
});
