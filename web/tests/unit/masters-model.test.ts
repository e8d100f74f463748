// SPDX-License-Identifier: MIT
// Model test of the master games: if files and answers arrive late, twice, damaged or never, no
// caller waits endlessly, answers match the list, and a retry succeeds. Uses the real list and
// search; the test controls worker, network and unpacking.

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { packMoves } from '../../src/archive/packed-moves.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import type { MastersRequest, MastersResponse } from '../../src/masters/calls.ts';
import { masters, type MastersClient } from '../../src/masters/masters-client.ts';
import { everyGame, Masters } from '../../src/masters/masters.ts';
import { choices } from './screen-trial.ts';
import { propertyRuns, turn } from './simulated-engine.ts';

const lines = [['h2e2'], ['b2e2', 'h9g7'], ['c3c4'], ['h2e2', 'b9c7', 'h0g2'], ['b0c2']];
const list = lines.map((_, game) => `1-0\t2000-01-0${game + 1}\tA00\tR${game}\tB\tCup\n`).join('');
const kParts = 4;
const kSize = Math.ceil(lines.length / kParts);

/** In the unpacked format. */
function part(index: number): Uint8Array {
  const games = lines.slice(index * kSize, (index + 1) * kSize);
  return new Uint8Array(
    games.flatMap((moves) => [moves.length, 0].concat(...packMoves(xiangqi, moves))),
  );
}

/** Answers like masters-worker.ts when the test allows it. */
class FakeWorker extends EventTarget {
  readonly asked: MastersRequest[] = [];
  #masters: Masters | null = null;
  isDead = false;

  postMessage(request: MastersRequest): void {
    if (!this.isDead) this.asked.push(request);
  }

  terminate(): void {
    this.isDead = true;
  }

  /** Answers the first question; returns false if there is none. */
  answer(isAble = true): boolean {
    const request = this.isDead ? undefined : this.asked.shift();
    if (request === undefined) return false;
    const data = this.#answerTo(request, isAble);
    this.dispatchEvent(new MessageEvent('message', { data }));
    return true;
  }

  die(): void {
    if (this.isDead) return;
    this.terminate();
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'made to die' }));
  }

  #answerTo({ id, name, args }: MastersRequest, isAble: boolean): MastersResponse {
    if (!isAble) return { id, isAnswered: false };
    if (name === 'open') {
      this.#masters = new Masters(list, kParts);
      const missing = Array.from({ length: kParts }, (_, index) => index);
      return { id, isAnswered: true, answer: { count: this.#masters.count, missing } };
    }
    if (name === 'unpacked') {
      const [index, , bytes] = args as [number, string, Uint8Array];
      this.#masters?.take(index, bytes);
      return { id, isAnswered: true, answer: undefined };
    }
    const method = this.#masters?.[name];
    if (typeof method !== 'function') return { id, isAnswered: false };
    return { id, isAnswered: true, answer: Reflect.apply(method, this.#masters, args) };
  }
}

const way = vi.hoisted(() => ({
  workers: [] as unknown[],
  /** Functions that let each pending part succeed or fail. */
  parts: [] as ((comes: boolean) => void)[],
}));

vi.mock('../../src/engine/spawn-worker.ts', () => ({
  spawnWorker: () => {
    const worker = new FakeWorker();
    way.workers.push(worker);
    return worker;
  },
}));
vi.mock('../../src/engine/fetch-file.ts', () => ({
  fetchFile: (url: string) =>
    new Promise((resolve, reject) => {
      const response = { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(url).buffer) };
      way.parts.push((comes) => (comes ? resolve(response) : reject(new Error('offline'))));
    }),
}));
vi.mock('../../src/engine/client.ts', async (original) => ({
  ...(await original<object>()),
  EngineClient: class {
    call(_: string, [bytes]: [Uint8Array]): Promise<Uint8Array> {
      const url = new TextDecoder().decode(bytes);
      return Promise.resolve(part(Number(/masters-(\d)/.exec(url)?.[1]) - 1));
    }
    dispose(): void {}
  },
}));

/** The next action; numbers select among the games. */
type Happening =
  | { readonly kind: 'count' | 'moves' | 'whole'; readonly choice: number }
  | { readonly kind: 'answer' | 'part'; readonly isGood: boolean }
  | { readonly kind: 'death' };

const isGood = fc.constantFrom(true, true, true, true, false);
const happening = fc.oneof<fc.MaybeWeightedArbitrary<Happening>[]>(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('count', 'moves', 'whole'), choice: choices }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('answer', 'part'), isGood }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'death' }) },
);

class Visit {
  /** As held by a visible screen. */
  #client: MastersClient = masters();
  /** The number of pending questions. */
  #open = 0;

  get #worker(): FakeWorker {
    return way.workers.at(-1) as FakeWorker;
  }

  #ask<Answer>(answer: Promise<Answer>, check: (answer: Answer) => void): void {
    this.#open++;
    void answer
      .then(check, () => {})
      .finally(() => this.#open--)
      .catch((error: unknown) => {
        this.wrong = error;
      });
  }

  wrong: unknown = null;

  happens(what: Happening): void {
    const client = this.#client;
    switch (what.kind) {
      case 'count':
        this.#ask(
          client.opened.then(() => client.call('query', everyGame)),
          (count) => expect(count).toBe(lines.length),
        );
        break;
      case 'moves': {
        const game = what.choice % lines.length;
        this.#ask(client.movesOf(game), (moves) => expect(moves).toEqual(lines[game]));
        break;
      }
      case 'whole':
        this.#ask(client.whole(), () => expect(client.share).toBe(1));
        break;
      case 'answer':
        this.#worker.answer(what.isGood);
        break;
      case 'part':
        way.parts.shift()?.(what.isGood);
        break;
      case 'death':
        this.#worker.die();
        break;
    }
    expect(client.share).toBeLessThanOrEqual(1);
  }

  /** Delivers everything that is under way. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4;) {
      await turn();
      const hasCome = this.#worker.answer() || way.parts.length > 0;
      way.parts.shift()?.(true);
      quiet = hasCome ? 0 : quiet + 1;
    }
    if (this.wrong !== null) throw this.wrong;
  }

  async expectNothingLost(): Promise<void> {
    await this.settle();
    expect(this.#open).toBe(0);
  }

  /** A screen opened then receives all parts, whatever happened before. */
  async expectAllToCome(): Promise<void> {
    this.#client = masters();
    const wanted = lines.map((_, game) => this.#client.movesOf(game));
    const all = Promise.allSettled([this.#client.whole(), ...wanted]);
    await this.settle();
    const come = await all;
    expect(come.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await Promise.all(wanted)).toEqual(lines);
  }
}

test('the games of masters, whatever happens, leave nobody waiting, and come to who asks once more', async () => {
  vi.stubGlobal('location', { href: 'https://example.org/' });
  const all = fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' });
  const property = fc.asyncProperty(all, async (what) => {
    const visit = new Visit();
    for (const one of what) {
      visit.happens(one);
      await turn();
    }
    await visit.expectNothingLost();
    await visit.expectAllToCome();
    // The next visit starts without any.
    (way.workers.at(-1) as FakeWorker).die();
    await turn();
  });
  await fc.assert(property, { numRuns: propertyRuns(150) });
  vi.unstubAllGlobals();
});
