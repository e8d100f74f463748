// SPDX-License-Identifier: MIT
// The client of the master games, with a worker that crashes or never answers.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MastersRequest } from '../../src/masters/calls.ts';
import type { MastersClient } from '../../src/masters/masters-client.ts';
import { everyGame } from '../../src/masters/masters.ts';

/** Reports that the list has loaded, and the number of matching games. */
class FakeWorker extends EventTarget {
  static isSilent = false;
  static last: FakeWorker;
  isDead = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage({ id, name }: MastersRequest): void {
    if (this.isDead || FakeWorker.isSilent) return;
    const answer = name === 'open' ? { count: 1, missing: [] } : 1;
    const data = { id, isAnswered: true, answer };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  die(): void {
    this.isDead = true;
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'killed' }));
  }

  terminate(): void {
    this.isDead = true;
  }
}

async function fresh(): Promise<{ readonly masters: () => MastersClient }> {
  vi.resetModules();
  return import('../../src/masters/masters-client.ts');
}

beforeEach(() => {
  FakeWorker.isSilent = false;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('origin', 'http://localhost');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that died answers nothing any more, and who comes next has another', async () => {
  const { masters } = await fresh();
  const client = masters();
  expect(await client.opened).toBe(1);
  expect(masters()).toBe(client);
  const asked = client.call('query', everyGame);
  FakeWorker.last.die();
  await expect(asked).rejects.toThrow('killed');
  await expect(client.call('query', everyGame)).rejects.toThrow('no answer');
  const next = masters();
  expect(next).not.toBe(client);
  expect(await next.call('query', everyGame)).toBe(1);
});

test('a worker that never says anything is given up', async () => {
  FakeWorker.isSilent = true;
  const { masters } = await fresh();
  const client = masters();
  const given = expect(client.opened).rejects.toThrow('silent');
  await vi.advanceTimersByTimeAsync(150_000);
  await given;
  expect(FakeWorker.last.isDead).toBe(true);
  expect(masters()).not.toBe(client);
});
