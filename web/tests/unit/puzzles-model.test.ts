// SPDX-License-Identifier: MIT
// Whatever a person and the engine do in whatever order, the puzzles stay sound: one is on the board and
// can be gone on with, nothing waits for an answer that nobody will give, nothing that was found or missed
// is forgotten, and a reload brings it all back. The engine is the real one; its answers come late, twice or never.

import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EngineModule } from '@engine/engine.js';
import type { GameId } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import { TableStore } from '../../src/screens/common/table-store.ts';
import { fromKept, noProgress, orders, toKept } from '../../src/screens/puzzles/progress.ts';
import { parsePuzzles, puzzleOf, themes } from '../../src/screens/puzzles/puzzle.ts';
import { rushLengths } from '../../src/screens/puzzles/record.ts';
import { initialPuzzles, reduce } from '../../src/screens/puzzles/reduce.ts';
import {
  isRushing,
  mayMove,
  type PuzzleEvent,
  type PuzzleState,
} from '../../src/screens/puzzles/state.ts';
import {
  isEngineBuilt,
  loadEngine,
  propertyRuns,
  SimulatedHost,
  turn,
  type KnownSession,
} from './simulated-engine.ts';

const specs = { xiangqi, gomoku } as const;

/** A few of every kind, so that the same ones come again. */
function someOf(game: GameId): ReturnType<typeof parsePuzzles> {
  const files = { xiangqi: ['xiangqi'], gomoku: ['gomoku', 'gomoku-more'] } as const;
  const texts = files[game].map((name) =>
    readFileSync(new URL(`../../../puzzles/${name}.txt`, import.meta.url), 'utf8'),
  );
  const all = parsePuzzles(game, ...texts);
  const kinds = new Map<string, number>();
  return all.filter(({ goal, length }) => {
    const kind = `${goal} ${length}`;
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= 2;
  });
}

const kDay = 20_000;
const kMinute = 60_000;

/** What happens next; numbers choose among what there is at that time. */
type Happening =
  | { readonly kind: 'event'; readonly event: PuzzleEvent }
  | { readonly kind: 'move' | 'right-move' | 'number'; readonly choice: number }
  | { readonly kind: 'answer'; readonly times: 1 | 2 }
  | { readonly kind: 'tick'; readonly seconds: number }
  | { readonly kind: 'death'; readonly how: 'of-a-question' | 'of-nothing' | 'silently' }
  | { readonly kind: 'settle' | 'restart' | 'reload' | 'next-day' };

function happenings(game: GameId): fc.Arbitrary<readonly Happening[]> {
  const choice = fc.nat({ max: 300 });
  const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const event = fc.oneof(
    fc.constantFrom<PuzzleEvent>(
      { type: 'hint' },
      { type: 'hint' },
      { type: 'again' },
      { type: 'again' },
      { type: 'solution' },
      { type: 'flipped' },
      { type: 'selection-cleared' },
    ),
    roll.map((luck): PuzzleEvent => ({ type: 'next-wanted', roll: luck, today: 0 })),
    roll.map((luck): PuzzleEvent => ({ type: 'training-wanted', roll: luck, today: 0 })),
    fc.constant<PuzzleEvent>({ type: 'day-wanted', today: 0 }),
    fc
      .constantFrom(...rushLengths)
      .map((minutes): PuzzleEvent => ({ type: 'rush-begun', minutes, now: 0, today: 0 })),
    fc
      .tuple(fc.constantFrom(...themes[game]), roll)
      .map(([theme, luck]): PuzzleEvent => ({ type: 'theme-chosen', theme, roll: luck })),
    fc.constantFrom(...orders).map((order): PuzzleEvent => ({ type: 'order-chosen', order })),
    roll.map((luck): PuzzleEvent => ({ type: 'motif-chosen', motif: null, roll: luck })),
  );
  const one: fc.Arbitrary<Happening> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('move', 'right-move', 'right-move', 'number'),
        choice,
      }),
    },
    { weight: 6, arbitrary: event.map((given) => ({ kind: 'event' as const, event: given })) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        times: fc.constantFrom(1 as const, 1 as const, 2 as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('tick' as const),
        seconds: fc.constantFrom(1, 30, 400),
      }),
    },
    { weight: 4, arbitrary: fc.constant({ kind: 'settle' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('death' as const),
        how: fc.constantFrom('of-a-question', 'of-nothing', 'silently'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { kind: 'restart' as const },
        { kind: 'reload' as const },
        { kind: 'next-day' as const },
      ),
    },
  );
  return fc.array(one, { minLength: 1, maxLength: 40 });
}

function chosenOf<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % Math.max(items.length, 1)];
}

type PuzzleStore = TableStore<PuzzleState, PuzzleEvent>;

/** A person at the puzzles, whose engine the test holds in its hand. */
class Visit {
  readonly #game: GameId;
  readonly #host: SimulatedHost;
  readonly #referee: KnownSession;
  readonly #puzzles;
  #store: PuzzleStore;
  #day = kDay;
  #now = kDay * 24 * 60 * kMinute;
  /** What was done so far, which never becomes less. */
  #tried = 0;

  constructor(game: GameId, host: SimulatedHost, referee: KnownSession) {
    this.#game = game;
    this.#host = host;
    this.#referee = referee;
    this.#puzzles = someOf(game);
    this.#store = this.#open(noProgress);
  }

  get state(): PuzzleState {
    return this.#store.state;
  }

  end(): void {
    this.#store.disconnect();
  }

  async happens(happening: Happening): Promise<void> {
    const { state } = this;
    switch (happening.kind) {
      case 'event':
        this.#dispatch(happening.event);
        break;
      case 'move':
        this.#move(chosenOf(state.shown.snapshot.legalMoves, happening.choice));
        break;
      case 'right-move': {
        const known = state.position.moves.length === 0 ? (state.puzzle?.firsts ?? []) : [];
        this.#move(state.expected[0] ?? chosenOf(known, happening.choice));
        break;
      }
      case 'number': {
        const number = chosenOf(this.#puzzles, happening.choice)?.number ?? 0;
        this.#dispatch({ type: 'number-chosen', number, today: this.#day });
        break;
      }
      case 'answer':
        this.#host.worker?.deliver(happening.times);
        break;
      case 'tick':
        this.#now += happening.seconds * 1000;
        this.#dispatch({ type: 'rush-ticked', now: this.#now });
        break;
      case 'death':
        this.#host.worker?.die(happening.how);
        break;
      case 'settle':
        await this.settle();
        break;
      case 'restart':
        if (state.engine.name === 'failed') this.#store.restart();
        break;
      case 'reload':
        this.#reload();
        break;
      case 'next-day':
        this.#day++;
        this.#now += 24 * 60 * kMinute;
        break;
    }
    await turn();
    this.#expectSound();
  }

  /** Everything that was said is heard, until nobody has anything to say. */
  async settle(): Promise<void> {
    const isWaiting = (): boolean =>
      this.state.ask !== null || this.state.engine.name === 'loading';
    for (let quiet = 0; quiet < (isWaiting() ? 24 : 3);) {
      await turn();
      await vi.advanceTimersByTimeAsync(100);
      await turn();
      quiet = this.#host.worker?.deliver() === true ? 0 : quiet + 1;
    }
  }

  /** With everything heard, nobody waits for an answer, and the person can go on. */
  async expectNothingLost(): Promise<void> {
    await this.settle();
    if (this.state.engine.name === 'failed') {
      this.#store.restart();
      await this.settle();
    }
    const { state } = this;
    expect(state.engine.name).toBe('ready');
    expect(state.ask).toBeNull();
    expect(isSettled(state)).toBe(true);
    expect(['solving', 'solved', 'wrong']).toContain(state.stage);
    // A solution plays on by itself, or gives up.
    if (state.isShowing) expect(state.stage).not.toBe('solving');
    // Against the clock the next one comes by itself.
    if (isRushing(state)) expect(state.stage).toBe('solving');
    if (state.stage === 'solving' && state.rush?.isOver !== true) {
      expect(state.shown.snapshot.legalMoves).not.toEqual([]);
      expect(mayMove(state)).toBe(true);
    }
    this.#expectSound();
  }

  async expectSameAfterReload(): Promise<void> {
    const before = this.state;
    this.#reload();
    await this.expectNothingLost();
    expect(this.state.puzzle?.number).toBe(before.puzzle?.number);
    expect(toKept(this.state.progress)).toEqual(toKept(before.progress));
  }

  /** A puzzle that is asked for comes, whatever was before, and is solved by the moves that are known. */
  async expectTheNextComes(): Promise<void> {
    this.#dispatch({ type: 'next-wanted', roll: 0, today: this.#day });
    await this.expectNothingLost();
    const { state } = this;
    expect(state.stage).toBe('solving');
    expect(state.position.moves).toEqual([]);
    this.#move(state.puzzle?.firsts[0]);
    await this.expectNothingLost();
    expect(this.state.fault).toBeNull();
    expect(this.state.stage).not.toBe('wrong');
  }

  /** What the page adds to a wish: the day and the time. */
  #dispatch(event: PuzzleEvent): void {
    const today = this.#day;
    const added = 'today' in event ? { ...event, today } : event;
    this.#store.dispatch('now' in added ? { ...added, now: this.#now } : added);
  }

  #move(move: string | undefined): void {
    const squares = /^([a-z]\d+)([a-z]\d+)?$/.exec(move ?? '')?.slice(1) ?? [];
    for (const square of squares) {
      if (square !== undefined) this.#store.dispatch({ type: 'square-chosen', square });
    }
  }

  #open(progress: PuzzleState['progress']): PuzzleStore {
    const store: PuzzleStore = new TableStore<PuzzleState, PuzzleEvent>(
      initialPuzzles(specs[this.#game], progress, this.#day),
      { reduce, changed: () => {}, host: this.#host },
    );
    store.connect();
    store.dispatch({ type: 'list-come', puzzles: this.#puzzles, at: null });
    return store;
  }

  #reload(): void {
    const kept: unknown = JSON.parse(JSON.stringify(toKept(this.state.progress)));
    const read = fromKept(this.#game, kept);
    expect(read).not.toBeNull();
    this.#store.disconnect();
    this.#store = this.#open(read ?? noProgress);
  }

  /** What holds at any time, whatever is under way. */
  #expectSound(): void {
    const { puzzle, position, progress, shown, ask, engine, rush, hints } = this.state;
    if (engine.name === 'failed') expect(ask).toBeNull();
    // The one on the board is in the list, and the one that a reload returns to.
    expect(puzzle).not.toBeNull();
    expect(puzzleOf(this.#puzzles, puzzle?.number ?? -1)).toBe(puzzle);
    expect(progress.at).toBe(puzzle?.number);
    expect(position.fen).toBe(puzzle?.fen);
    expect([0, 1, 2]).toContain(hints);
    const { history, rating } = progress.record;
    expect(history.length).toBeGreaterThanOrEqual(this.#tried);
    this.#tried = history.length;
    expect(rating.rating).toBeGreaterThan(0);
    expect(progress.best).toBeGreaterThanOrEqual(progress.streak);
    if (rush !== null) {
      expect(rush.mistakes).toBeLessThanOrEqual(3);
      expect(new Set(rush.been).size).toBe(rush.been.length);
    }
    if (!isSettled(this.state)) return;
    const said = this.#referee.describe({ ...position, moves: [...position.moves] }, []);
    expect(said.fault).toBeNull();
    expect(shown.snapshot.fen).toBe(said.answer?.snapshot.fen);
  }
}

describe.skipIf(!isEngineBuilt)('puzzles, whatever happens', () => {
  let engine: EngineModule;

  beforeAll(async () => {
    engine = await loadEngine();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  test.for(['xiangqi', 'gomoku'] as const)(
    'lose no question and nothing that was done in %s',
    { timeout: propertyRuns(120_000) },
    async (id) => {
      const referee = new engine.Session(id, 1) as KnownSession;
      const property = fc.asyncProperty(happenings(id), fc.boolean(), async (list, isIsolated) => {
        const visit = new Visit(id, new SimulatedHost(engine, isIsolated), referee);
        for (const happening of list) await visit.happens(happening);
        await visit.expectNothingLost();
        await visit.expectSameAfterReload();
        await visit.expectTheNextComes();
        visit.end();
      });
      await fc.assert(property, { numRuns: propertyRuns(150) });
      referee.delete();
    },
  );
});
