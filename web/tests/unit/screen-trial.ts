// SPDX-License-Identifier: MIT
// Actions possible on any screen with a board but no game, and a runner that tries any sequence of
// them.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import type { EngineModule } from '@engine/engine.js';
import type { GameId } from '../../src/engine/protocol.ts';
import {
  isEngineBuilt,
  loadEngine,
  propertyRuns,
  SimulatedHost,
  type EngineFiles,
  type KnownSession,
} from './simulated-engine.ts';

/** The next action; numbers select among the existing items. `own` is specific to one screen. */
export type Happening<Event, Own = never> =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'own'; readonly own: Own }
  | { readonly kind: 'move' | 'touch'; readonly choice: number }
  | { readonly kind: 'answer'; readonly times: 1 | 2 }
  | { readonly kind: 'death'; readonly how: 'of-a-question' | 'of-nothing' | 'silently' }
  | { readonly kind: 'settle' | 'restart' | 'reload' };

export const choices = fc.nat({ max: 300 });

/** `acts` are specific to one screen. */
export function happenings<Event, Own = never>(
  events: fc.Arbitrary<Event>,
  acts: fc.Arbitrary<Own> | null = null,
): fc.Arbitrary<readonly Happening<Event, Own>[]> {
  type One = Happening<Event, Own>;
  const always = (one: One): fc.Arbitrary<One> => fc.constant(one);
  const own: fc.Arbitrary<One>[] =
    acts === null ? [] : [acts.map((act) => ({ kind: 'own', own: act }))];
  const times = fc.constantFrom<(1 | 2)[]>(1, 1, 2);
  const ways = fc.constantFrom(
    'of-a-question' as const,
    'of-nothing' as const,
    'silently' as const,
  );
  const one = fc.oneof<fc.MaybeWeightedArbitrary<One>[]>(
    { weight: 5, arbitrary: choices.map((choice) => ({ kind: 'move', choice })) },
    { weight: 1, arbitrary: choices.map((choice) => ({ kind: 'touch', choice })) },
    { weight: 6, arbitrary: events.map((event) => ({ kind: 'event', event })) },
    ...own.map((arbitrary) => ({ weight: 5, arbitrary })),
    { weight: 8, arbitrary: times.map((count) => ({ kind: 'answer', times: count })) },
    { weight: 4, arbitrary: always({ kind: 'settle' }) },
    { weight: 1, arbitrary: ways.map((how) => ({ kind: 'death', how })) },
    { weight: 1, arbitrary: fc.oneof(always({ kind: 'restart' }), always({ kind: 'reload' })) },
  );
  // Short sequences find states without a way on, long ones lost data.
  return fc.oneof(
    fc.array(one, { minLength: 1, maxLength: 10 }),
    fc.array(one, { minLength: 1, maxLength: 40, size: 'max' }),
  );
}

export function chosenOf<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % Math.max(items.length, 1)];
}

export interface Trial<Kind> {
  /** The property in the report: `lose no question …`. */
  readonly title: string;
  readonly games: readonly GameId[];
  readonly runs: number;
  readonly list: (game: GameId) => fc.Arbitrary<readonly Kind[]>;
  readonly files?: (game: GameId) => EngineFiles;
  /** Checks all invariants of a screen for these actions. */
  run(
    game: GameId,
    host: SimulatedHost,
    referee: KnownSession,
    list: readonly Kind[],
  ): Promise<void>;
}

/** Skipped if the engine was not built. */
export function tryScreen<Kind>(name: string, trial: Trial<Kind>): void {
  describe.skipIf(!isEngineBuilt)(`${name}, whatever happens`, () => {
    let engine: EngineModule;

    beforeAll(async () => {
      engine = await loadEngine();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    });

    afterAll(() => {
      vi.useRealTimers();
    });

    test.for(trial.games)(`${trial.title} (%s)`, async (game) => {
      const referee = new engine.Session(game, 1) as KnownSession;
      const files = trial.files?.(game) ?? {};
      if (files.book instanceof Uint8Array) referee.loadBook(files.book);
      const property = fc.asyncProperty(trial.list(game), fc.boolean(), async (list, isIsolated) =>
        trial.run(game, new SimulatedHost(engine, isIsolated, files), referee, list),
      );
      await fc.assert(property, { numRuns: propertyRuns(trial.runs) });
      referee.delete();
    });
  });
}
