// SPDX-License-Identifier: MIT
// Model test of the puzzles: for any sequence of actions by person and engine, a puzzle is on the
// board and can be continued, no question stays without an answer, no result is forgotten, and a
// reload restores everything. Uses the real engine; its answers arrive late, twice or never.

import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { GameId } from '../../src/engine/protocol.ts';
import { gameSpec } from '../../src/games/index.ts';
import { isSettled } from '../../src/screens/common/table.ts';
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
import { choices, chosenOf, happenings, tryScreen } from './screen-trial.ts';
import type { KnownSession, SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

/** A few of every kind, so that they repeat. */
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

type Own =
  | { readonly kind: 'right-move' | 'number'; readonly choice: number }
  | { readonly kind: 'tick'; readonly seconds: number }
  | { readonly kind: 'next-day' };

const acts: fc.Arbitrary<Own> = fc.oneof<fc.MaybeWeightedArbitrary<Own>[]>(
  { weight: 4, arbitrary: choices.map((choice) => ({ kind: 'right-move', choice })) },
  { weight: 2, arbitrary: choices.map((choice) => ({ kind: 'number', choice })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 30, 400).map((seconds) => ({ kind: 'tick', seconds })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'next-day' }) },
);

function events(game: GameId): fc.Arbitrary<PuzzleEvent> {
  const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  return fc.oneof(
    fc.constantFrom<PuzzleEvent>(
      { type: 'hint' },
      { type: 'hint' },
      { type: 'again' },
      { type: 'again' },
      { type: 'solution' },
      { type: 'flipped' },
      { type: 'rush-ended' },
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
}

/** A person at the puzzles; the test controls the engine. */
class Visit extends TableVisit<PuzzleState, PuzzleEvent, Own> {
  protected readonly reduce = reduce;
  readonly #game: GameId;
  readonly #puzzles;
  #day = kDay;
  #now = kDay * 24 * 60 * kMinute;
  /** Puzzles attempted so far; the number never decreases. */
  #tried = 0;

  constructor(game: GameId, host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#game = game;
    this.#puzzles = someOf(game);
  }

  protected initial(kept: unknown): PuzzleState {
    const progress = fromKept(this.#game, kept) ?? noProgress;
    return initialPuzzles(gameSpec(this.#game), progress, this.#day);
  }

  protected override opened(): void {
    this.dispatch({ type: 'list-come', puzzles: this.#puzzles, at: null });
  }

  protected override keeps(_: PuzzleEvent, before: PuzzleState, after: PuzzleState): unknown {
    return after.progress === before.progress ? undefined : toKept(after.progress);
  }

  protected lasting({ puzzle, progress }: PuzzleState): unknown {
    return { number: puzzle?.number, progress: toKept(progress) };
  }

  protected override does(own: Own): void {
    const { state } = this;
    switch (own.kind) {
      case 'right-move': {
        const known = state.position.moves.length === 0 ? (state.puzzle?.firsts ?? []) : [];
        this.move(state.expected[0] ?? chosenOf(known, own.choice));
        break;
      }
      case 'number': {
        const number = chosenOf(this.#puzzles, own.choice)?.number ?? 0;
        this.dispatch({ type: 'number-chosen', number, today: this.#day });
        break;
      }
      case 'tick':
        this.#now += own.seconds * 1000;
        this.dispatch({ type: 'rush-ticked', now: this.#now });
        break;
      case 'next-day':
        this.#day++;
        this.#now += 24 * 60 * kMinute;
        break;
    }
  }

  /** Adds the day and the time, as the page does. */
  override dispatch(event: Parameters<TableVisit<PuzzleState, PuzzleEvent>['dispatch']>[0]): void {
    const today = this.#day;
    const added = 'today' in event ? { ...event, today } : event;
    super.dispatch('now' in added ? { ...added, now: this.#now } : added);
  }

  /** After all messages, no question is pending, and the person can continue. */
  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    const { state } = this;
    expect(isSettled(state)).toBe(true);
    expect(['solving', 'solved', 'wrong']).toContain(state.stage);
    // A solution plays itself or is abandoned.
    if (state.isShowing) expect(state.stage).not.toBe('solving');
    // In a rush the next puzzle follows automatically.
    if (isRushing(state)) expect(state.stage).toBe('solving');
    if (state.stage === 'solving' && state.rush?.isOver !== true) {
      expect(state.shown.snapshot.legalMoves).not.toEqual([]);
      expect(mayMove(state)).toBe(true);
    }
  }

  /** A requested puzzle always appears and is solved by its known moves. */
  protected override async expectWayOn(): Promise<void> {
    this.dispatch({ type: 'next-wanted', roll: 0, today: this.#day });
    await this.expectNothingLost();
    const { state } = this;
    expect(state.stage).toBe('solving');
    expect(state.position.moves).toEqual([]);
    this.move(state.puzzle?.firsts[0]);
    await this.expectNothingLost();
    expect(this.state.fault).toBeNull();
    expect(this.state.stage).not.toBe('wrong');
  }

  protected override expectOwn(): void {
    const { puzzle, position, progress, rush, hints } = this.state;
    // The current puzzle and the one that a reload restores are in the list.
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
  }
}

tryScreen('puzzles', {
  title: 'lose no question and nothing that was done',
  games: ['xiangqi', 'gomoku'],
  runs: 80,
  list: (game) => happenings<PuzzleEvent, Own>(events(game), acts),
  run: (game, host, referee, list) => new Visit(game, host, referee).goThrough(list),
});
