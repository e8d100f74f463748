// SPDX-License-Identifier: MIT
// Model test of the lessons: for any sequence of actions by learner, another tab and engine, the
// current step is on the board and can be tried, correct verdicts follow the rules, and finished
// lessons are not forgotten. Uses the real engine; its answers arrive late, twice or never.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { GameId, Snapshot } from '../../src/engine/protocol.ts';
import { gameSpec } from '../../src/games/index.ts';
import { parsePlacement, squaresOf } from '../../src/games/placement.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import { isReached } from '../../src/screens/learn/judge.ts';
import { lessonIds, lessons } from '../../src/screens/learn/lessons.ts';
import {
  fromKept,
  lessonNamed,
  noProgress,
  toKept,
  type LearnProgress,
} from '../../src/screens/learn/progress.ts';
import {
  initialLearn,
  mayMove,
  mayTakeSide,
  reduce,
  stepOf,
  type LearnEvent,
  type LearnState,
} from '../../src/screens/learn/state.ts';
import { choices, chosenOf, happenings, tryScreen } from './screen-trial.ts';
import type { KnownSession, SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

/** The lessons that need several answers of the engine. */
const kHardest = { xiangqi: 'repetition', gomoku: 'fours' } as const;

interface Own {
  readonly kind: 'right-move' | 'hardest' | 'barred' | 'lesson' | 'done-elsewhere';
  readonly choice: number;
}

const events = fc.constantFrom<LearnEvent>(
  { type: 'next-wanted' },
  { type: 'next-wanted' },
  { type: 'next-wanted' },
  { type: 'previous-wanted' },
  { type: 'side-taken', seat: 'first' },
  { type: 'side-taken', seat: 'second' },
  { type: 'flipped' },
  { type: 'selection-cleared' },
);

const acts = fc.record({
  kind: fc.constantFrom<Own['kind'][]>(
    'right-move',
    'right-move',
    'right-move',
    'barred',
    'hardest',
    'lesson',
    'lesson',
    'done-elsewhere',
  ),
  choice: choices,
});

class Visit extends TableVisit<LearnState, LearnEvent, Own> {
  protected readonly reduce = reduce;
  readonly #game: GameId;
  readonly #referee: KnownSession;
  /** The address, which a reload restores. */
  #place: string | null = null;
  /** Lessons finished so far, here or in another tab; the set never shrinks. */
  #done: LearnProgress['done'] = new Set();

  constructor(game: GameId, host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#game = game;
    this.#referee = referee;
  }

  protected initial(raw: unknown): LearnState {
    const kept = fromKept(this.#game, raw) ?? noProgress(this.#game);
    const at = lessonNamed(this.#game, this.#place) ?? kept.at;
    return initialLearn(gameSpec(this.#game), { ...kept, at });
  }

  protected override keeps(event: LearnEvent, before: LearnState, after: LearnState): unknown {
    if (after.lesson !== before.lesson) this.#place = after.lesson;
    const isOwn = after.progress !== before.progress && event.type !== 'progress-come';
    return isOwn ? toKept(after.progress) : undefined;
  }

  protected lasting({ lesson, progress }: LearnState): unknown {
    return { lesson, done: [...progress.done].toSorted() };
  }

  protected override does({ kind, choice }: Own): void {
    const lesson = chosenOf(lessonIds[this.#game], choice);
    if (lesson === undefined) return;
    if (kind === 'lesson') this.dispatch({ type: 'lesson-chosen', lesson });
    else if (kind === 'hardest')
      this.dispatch({ type: 'lesson-chosen', lesson: kHardest[this.#game] });
    else if (kind === 'right-move') this.move(chosenOf(this.#rightMoves(), choice));
    else if (kind === 'barred') {
      const square = chosenOf(this.state.shown.snapshot.forbidden, choice)?.point;
      if (square !== undefined) this.dispatch({ type: 'square-chosen', square });
    } else {
      const { done, at } = fromKept(this.#game, this.kept) ?? noProgress(this.#game);
      this.#done = new Set([...this.#done, lesson]);
      this.keep(toKept({ done: new Set(done).add(lesson), at }));
      const progress = fromKept(this.#game, this.kept);
      if (progress !== null) this.dispatch({ type: 'progress-come', progress });
    }
  }

  /** The engine's description of the position after these moves. */
  #after(moves: readonly string[]): Snapshot | null {
    const { position } = this.state;
    return this.#referee.describe({ ...position, moves: [...moves] }, []).answer?.snapshot ?? null;
  }

  #rightMoves(): string[] {
    const { shown, position, spec } = this.state;
    if (!isSettled(this.state) || !mayMove(this.state)) return [];
    const { goal } = stepOf(this.state);
    const pieces = parsePlacement(spec, shown.snapshot.fen);
    return shown.snapshot.legalMoves.filter((move) => {
      const after = this.#after([...position.moves, move]);
      const mover = pieces.get(squaresOf(move)[0] ?? '') ?? '';
      if (after === null) return false;
      const makesFour = after.threats.some(
        (row) => row.kind === 'four' && row.stones.includes(move),
      );
      return isReached(goal, { move, mover }, spec, after) || (goal.kind === 'fours' && makesFour);
    });
  }

  protected override expectOwn(): void {
    const { lesson, progress, position, stage } = this.state;
    const step = stepOf(this.state);
    const { fen, moves = [] } = step;
    expect(lessonIds[this.#game]).toContain(lesson);
    expect(progress.at).toBe(lesson);
    expect([...this.#done].filter((one) => !progress.done.has(one))).toEqual([]);
    const isLast = step === lessons[lesson].at(-1);
    const isEarned = stage === 'right' && isLast;
    const news = [...progress.done].filter((one) => !this.#done.has(one));
    expect(news.filter((one) => !(isEarned && one === lesson))).toEqual([]);
    this.#done = progress.done;
    // The learner's moves follow the moves of the step.
    expect(position.fen).toBe(fen);
    expect(position.moves.slice(0, moves.length)).toEqual(moves);
    const own = position.moves.length - moves.length;
    if (step.goal.kind !== 'fours') expect(own).toBeLessThanOrEqual(1);
    if (stage === 'right') this.#expectRight();
  }

  /** Checked by the rules, not by the page's data. */
  #expectRight(): void {
    const { lesson, progress, position, selected } = this.state;
    const { goal } = stepOf(this.state);
    const isLast = stepOf(this.state) === lessons[lesson].at(-1);
    if (isLast) expect(progress.done).toContain(lesson);
    const after = this.#after(position.moves);
    if (goal.kind === 'win') expect(after?.reason).toBe(goal.reason);
    if (goal.kind === 'check') expect(after?.inCheck).toBe(true);
    if (goal.kind === 'fours') expect(after?.reason).toBe('five-in-a-row');
    if (goal.kind === 'reach') {
      expect(goal.squares).toContain(squaresOf(position.moves.at(-1) ?? '')[1]);
    }
    if (goal.kind === 'barred' && selected !== null) {
      expect(after?.legalMoves).not.toContain(selected);
    }
  }

  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    const { state } = this;
    expect(isSettled(state)).toBe(true);
    expect(['trying', 'right']).toContain(state.stage);
    if (state.stage === 'right') return;
    expect(
      mayTakeSide(state) || (mayMove(state) && state.shown.snapshot.legalMoves.length > 0),
    ).toBe(true);
  }

  /** Goes step by step through all lessons, each solvable in one try. */
  protected override async expectWayOn(): Promise<void> {
    const seen = new Set([stepOf(this.state)]);
    const count = lessonIds[this.#game].reduce((sum, id) => sum + lessons[id].length, 0);
    for (let steps = 1; steps < count; steps++) {
      this.dispatch({ type: 'next-wanted' });
      seen.add(stepOf(this.state));
    }
    expect(seen.size).toBe(count);
    await this.expectNothingLost();
    expect(this.state.stage).toBe('trying');
  }
}

tryScreen('the lessons', {
  title: 'lose no question and nothing that was learnt',
  games: ['xiangqi', 'gomoku'],
  runs: 100,
  list: () => happenings<LearnEvent, Own>(events, acts),
  run: (game, host, referee, list) => new Visit(game, host, referee).goThrough(list),
});
