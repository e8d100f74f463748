// SPDX-License-Identifier: MIT
// Model test of the engine client: if messages arrive late, never, twice or out of order, or the
// worker crashes, each question ends exactly once, with its own answer, an abort or an error, and
// no question is left after a new worker has answered.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EngineClient, EngineError, isAbort } from '../../src/engine/client.ts';
import {
  unlimited,
  type PositionRef,
  type Report,
  type Request,
} from '../../src/engine/protocol.ts';
import { FakeHost, type FakeWorker } from './fake-engine-host.ts';
import { propertyRuns, turn } from './simulated-engine.ts';

type Happening =
  | { readonly kind: 'call'; readonly canAbort: boolean }
  | { readonly kind: 'search'; readonly isEndless: boolean }
  /** Answers any earlier question of any worker; numbers select it. */
  | { readonly kind: 'answer' | 'inform' | 'refuse' | 'die-of'; readonly choice: number }
  | { readonly kind: 'abort'; readonly choice: number }
  | { readonly kind: 'cancel' | 'new-game' | 'restart' | 'ready' | 'die' | 'break' };

const happenings = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('call' as const), canAbort: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('search' as const), isEndless: fc.boolean() }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('answer', 'answer', 'answer', 'inform', 'refuse', 'abort', 'die-of'),
        choice: fc.nat({ max: 60 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('cancel', 'new-game', 'restart', 'ready', 'die', 'break'),
      }),
    },
  ) as fc.Arbitrary<Happening>,
  { minLength: 1, maxLength: 50 },
);

interface Asked {
  readonly tag: string;
  readonly isSearch: boolean;
  readonly abort: AbortController | null;
  /** Aborted by the test or superseded before it ended. */
  isUnwanted: boolean;
  outcome: 'none' | 'answer' | 'abort' | 'error';
}

type Question = Extract<Request, { id: number }>;

const tagOf = (question: Question): string => {
  const { moves } = (
    question.type === 'search' ? question.position : question.args[0]
  ) as PositionRef;
  return moves[0] ?? '';
};

class Visit {
  readonly #host: FakeHost;
  readonly #client: EngineClient;
  readonly #asked: Asked[] = [];

  constructor(memory: 'shared' | 'unshared') {
    this.#host = new FakeHost(memory);
    this.#client = new EngineClient({ game: 'xiangqi', host: this.#host });
  }

  async happens(happening: Happening): Promise<void> {
    switch (happening.kind) {
      case 'call':
        this.#call(happening.canAbort);
        break;
      case 'search':
        this.#search(happening.isEndless);
        break;
      case 'abort': {
        const asked = chosenOf(this.#asked, happening.choice);
        if (asked?.outcome === 'none' && asked.abort !== null) asked.isUnwanted = true;
        asked?.abort?.abort();
        break;
      }
      case 'cancel':
      case 'new-game':
        this.#supersede();
        if (happening.kind === 'cancel') this.#client.cancel();
        else this.#client.newGame();
        break;
      case 'restart':
        this.#client.restart();
        break;
      case 'ready':
        this.#host.workers.at(-1)?.answers({ type: 'ready' });
        break;
      case 'die':
        this.#host.workers.at(-1)?.answers({ type: 'failed', fault: 'crashed', message: 'died' });
        break;
      case 'break': {
        const event = Object.assign(new Event('error'), { message: 'broke' });
        this.#host.workers.at(-1)?.dispatchEvent(event);
        break;
      }
      default:
        this.#say(happening.kind, happening.choice);
    }
    await turn();
  }

  /** A new worker receives the pending questions, and none remains once it has answered. */
  async expectAllEnd(): Promise<void> {
    this.#client.restart();
    await turn();
    const { worker } = this.#host;
    for (const question of questionsOf(worker)) answer(worker, question);
    await turn();
    for (const { outcome, isUnwanted, isSearch } of this.#asked) {
      expect(outcome).not.toBe('none');
      // Only the caller aborts a question.
      if (isUnwanted) expect(outcome).toBe('abort');
      else if (!isSearch) expect(outcome).not.toBe('abort');
    }
    this.#client.dispose();
    expect(this.#host.workers.every(({ isTerminated }) => isTerminated)).toBe(true);
    const late = this.#client.call('describe', [{ fen: '', moves: [], rules: 'asian' }, []]);
    await expect(late).rejects.toSatisfy(isAbort);
  }

  #supersede(): void {
    for (const one of this.#asked)
      if (one.isSearch && one.outcome === 'none') one.isUnwanted = true;
  }

  #call(canAbort: boolean): void {
    const asked = this.#ask(false, canAbort);
    const position: PositionRef = { fen: '', moves: [asked.tag], rules: 'asian' };
    void this.#watch(asked, this.#client.call('describe', [position, []], asked.abort?.signal));
  }

  #search(isEndless: boolean): void {
    this.#supersede();
    const asked = this.#ask(true, false);
    const position: PositionRef = { fen: '', moves: [asked.tag], rules: 'asian' };
    const limits = isEndless ? unlimited : { ...unlimited, depth: 3 };
    const onInfo = (info: Report): void => {
      expect(info).toEqual({ tag: asked.tag });
      expect(asked.outcome).toBe('none');
    };
    void this.#watch(asked, this.#client.search(position, limits, [], onInfo));
  }

  #ask(isSearch: boolean, canAbort: boolean): Asked {
    const asked: Asked = {
      tag: `q${this.#asked.length}`,
      isSearch,
      abort: canAbort ? new AbortController() : null,
      isUnwanted: false,
      outcome: 'none',
    };
    this.#asked.push(asked);
    return asked;
  }

  async #watch(asked: Asked, promise: Promise<unknown>): Promise<void> {
    try {
      const told = (await promise) as { tag: string };
      if (told.tag === asked.tag) asked.outcome = 'answer';
    } catch (error) {
      if (isAbort(error)) asked.outcome = 'abort';
      else if (error instanceof EngineError) asked.outcome = 'error';
    }
  }

  #say(kind: 'answer' | 'inform' | 'refuse' | 'die-of', choice: number): void {
    const all = this.#host.workers.flatMap((worker) =>
      questionsOf(worker).map((question) => ({ worker, question })),
    );
    const found = chosenOf(all, choice);
    if (found === undefined) return;
    const { worker, question } = found;
    const { id } = question;
    if (kind === 'answer') answer(worker, question);
    else if (kind === 'inform') {
      if (question.type === 'search') worker.answers({ type: 'info', id, info: saying(question) });
    } else if (kind === 'refuse') worker.answers({ type: 'refused', id, fault: saying(question) });
    else worker.answers({ type: 'failed', id, fault: 'crashed', message: 'died of it' });
  }
}

function chosenOf<Item>(items: readonly Item[], choice: number): Item | undefined {
  // Latest first, because the latest is most likely to be pending.
  return items[items.length - 1 - (choice % Math.max(items.length, 1))];
}

function questionsOf(worker: FakeWorker): Question[] {
  return worker.asked.filter((request): request is Question => 'id' in request);
}

/** An answer that identifies its question. */
function saying(question: Question): never {
  return { tag: tagOf(question) } as never;
}

function answer(worker: FakeWorker, question: Question): void {
  const { id } = question;
  if (question.type === 'search')
    worker.answers({ type: 'found', id, info: saying(question), after: null });
  else worker.answers({ type: 'answered', id, name: question.name, answer: saying(question) });
}

describe('the engine client, whatever becomes of its messages', () => {
  test.for(['shared', 'unshared'] as const)(
    'ends each question once and by its own answer, memory %s',
    async (memory) => {
      await fc.assert(
        fc.asyncProperty(happenings, async (list) => {
          const visit = new Visit(memory);
          for (const happening of list) await visit.happens(happening);
          await visit.expectAllEnd();
        }),
        { numRuns: propertyRuns(300) },
      );
    },
  );
});
