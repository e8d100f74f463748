// SPDX-License-Identifier: MIT
// Model test of the opening trainer: for any sequence of actions by person, another tab and engine,
// every line belongs to the book or the repertoire, no card or repertoire move is lost, each card
// is due when its box says so, and the training place only changes by request. Uses the real engine
// and book.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import { movesIn } from '../../src/games/placement.ts';
import { resultIn } from '../../src/games/result.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import {
  fromKept,
  intervals,
  keyOf,
  noTraining,
  toggled,
  toKept,
  type Training,
} from '../../src/screens/openings/trainer/cards.ts';
import {
  expectedAt,
  initialTrainer,
  isTold,
  mayMove,
  reduce,
  type TrainerEvent,
  type TrainerState,
} from '../../src/screens/openings/trainer/state.ts';
import { choices, chosenOf, happenings, tryScreen, type Happening } from './screen-trial.ts';
import { bookOf, type KnownSession, type SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

/** As in addresses: book lines, one that is not in the book, and one with illegal moves. */
const roots = ['', 'h2e2', 'h2e2h9g7h0g2', 'a0a1', 'a0a9'].map((text) => movesIn(xiangqi, text));

type Own =
  | { readonly kind: 'right-move' | 'starred-elsewhere'; readonly choice: number }
  | { readonly kind: 'days-later'; readonly choice: number };

type What = Happening<TrainerEvent, Own>;

const events = fc.oneof<fc.Arbitrary<TrainerEvent>[]>(
  fc.constantFrom<TrainerEvent>(
    { type: 'answer-wanted' },
    { type: 'answer-wanted' },
    { type: 'mode-chosen', mode: 'due' },
    { type: 'mode-chosen', mode: 'lines' },
    { type: 'side-chosen', seat: 'first' },
    { type: 'side-chosen', seat: 'second' },
    { type: 'source-chosen', source: 'book' },
    { type: 'source-chosen', source: 'repertoire' },
    { type: 'flipped' },
  ),
  fc.constantFrom(...roots).map((root) => ({ type: 'root-chosen', root })),
  fc.constantFrom<TrainerEvent>(
    { type: 'progress-cleared' },
    { type: 'repertoire-cleared' },
    { type: 'mode-chosen', mode: 'due' },
    { type: 'selection-cleared' },
  ),
);

const acts = fc.record({
  kind: fc.constantFrom<Own['kind'][]>(
    'right-move',
    'right-move',
    'right-move',
    'right-move',
    'starred-elsewhere',
    'days-later',
  ),
  choice: choices,
});

class Visit extends TableVisit<TrainerState, TrainerEvent, Own> {
  protected readonly reduce = reduce;
  protected override readonly isTold = isTold;
  readonly #referee: KnownSession;
  #today = 20_000;
  #cards: Training['cards'] = new Map();

  constructor(host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#referee = referee;
  }

  protected initial(raw: unknown): TrainerState {
    const training = fromKept(xiangqi, raw) ?? noTraining;
    return initialTrainer(xiangqi, { root: [], training, today: this.#today, seed: 1 });
  }

  protected override keeps(
    event: TrainerEvent,
    before: TrainerState,
    after: TrainerState,
  ): unknown {
    const isOwn = after.training !== before.training && event.type !== 'training-come';
    return isOwn ? toKept(after.training) : undefined;
  }

  protected lasting({ training }: TrainerState): unknown {
    return toKept(training);
  }

  protected override async does({ kind, choice }: Own): Promise<void> {
    if (kind === 'right-move') {
      // A reader who answers has waited for the question.
      await this.settle();
      this.move(chosenOf(expectedAt(this.state), choice));
    } else if (kind === 'days-later') {
      this.#today += choice % 10;
      this.reload();
      this.dispatch({ type: 'mode-chosen', mode: 'due' });
    } else {
      // The stars on the openings screen.
      const { shown } = this.state;
      const move = chosenOf(shown.snapshot.legalMoves, choice);
      if (move === undefined) return;
      const training = fromKept(xiangqi, this.kept) ?? noTraining;
      this.keep(toKept(toggled(training, keyOf(shown.snapshot.fen), move)));
      const come = fromKept(xiangqi, this.kept);
      if (come !== null) this.dispatch({ type: 'training-come', training: come });
    }
  }

  override async happens(happening: What): Promise<void> {
    const { moves } = this.state.position;
    const { asked, root } = this.state;
    const { hasTapWaiting } = this;
    await super.happens(happening);
    const { state } = this;
    const isCleared = happening.kind === 'event' && happening.event.type === 'progress-cleared';
    if (!isCleared) {
      const lost = [...this.#cards.keys()].filter((key) => !state.training.cards.has(key));
      expect(lost).toEqual([]);
    }
    this.#expectBoxes(state);
    this.#cards = state.training.cards;
    if (hasTapWaiting || !['death', 'restart', 'answer'].includes(happening.kind)) return;
    // The engine, running or crashed, does not end a training; illegal moves lead to the start.
    if (this.#isPlayable(moves)) expect([state.asked, state.root]).toEqual([asked, root]);
  }

  /**
   * Leitner: a right answer to a due card moves it up one box, an early one changes nothing, and a
   * wrong one moves it to the first box.
   */
  #expectBoxes({ training, today }: TrainerState): void {
    for (const [key, { box, due }] of training.cards) {
      const before = this.#cards.get(key);
      if (before === undefined || (before.box === box && before.due === due)) continue;
      const next = Math.min(before.box + 1, intervals.length - 1);
      const isMissed = box === 0 && due === today;
      expect(isMissed || (before.due <= today && box === next)).toBe(true);
    }
  }

  #isPlayable(moves: readonly string[]): boolean {
    const { position } = this.state;
    return this.#referee.describe({ ...position, moves: [...moves] }, []).fault === null;
  }

  protected override expectOwn(): void {
    const { training, today, asked, right, missed } = this.state;
    expect(right).toBeLessThanOrEqual(asked);
    for (const [key, { box, due, line }] of training.cards) {
      expect(due).toBeLessThanOrEqual(today + (intervals[box] ?? -1));
      const { fen } = this.#referee.describe(
        { fen: xiangqi.startFen, moves: [...line], rules: 'asian' },
        [],
      ).answer?.snapshot ?? { fen: '' };
      expect(keyOf(fen)).toBe(key);
    }
    if (missed !== null) expect(missed.expected).not.toContain(missed.move);
  }

  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    const { state } = this;
    expect(isSettled(state)).toBe(true);
    expect(state.hasBook).toBe(true);
    expect(state.isOver || mayMove(state)).toBe(true);
    if (state.mode === 'due' || state.source !== 'book') return;
    expect(state.position.moves.slice(0, state.root.length)).toEqual(state.root);
    this.#expectLineOfBook();
    if (state.isOver) expect(this.#isEndOfBook() || this.#isEndOfGame()).toBe(true);
  }

  #bookAt(moves: readonly string[]): string[] {
    const { position } = this.state;
    const { answer } = this.#referee.bookMoves({ ...position, moves: [...moves] }, []);
    return (answer?.moves ?? []).filter(({ perMille }) => perMille > 0).map(({ move }) => move);
  }

  #expectLineOfBook(): void {
    const { moves } = this.state.position;
    for (let ply = this.state.root.length; ply < moves.length; ply++) {
      expect(this.#bookAt(moves.slice(0, ply))).toContain(moves[ply]);
    }
  }

  #isEndOfBook(): boolean {
    return this.#bookAt(this.state.position.moves).length === 0;
  }

  #isEndOfGame(): boolean {
    return resultIn(this.state.shown.snapshot) !== null;
  }
}

tryScreen<What>('the training of openings', {
  title: 'loses no question, no card and no place',
  games: bookOf('xiangqi') === 'missing' ? [] : ['xiangqi'],
  runs: 100,
  list: () => happenings<TrainerEvent, Own>(events, acts),
  files: (game) => ({ book: bookOf(game) }),
  run: (_, host, referee, list) => new Visit(host, referee).goThrough(list),
});
