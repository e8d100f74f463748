// SPDX-License-Identifier: MIT
// Model test of the quiz: for any sequence of actions by reader and engine, the board shows the
// next move of the game, every guess is compared with the move played there, no guess is lost or
// counted twice, and a reload continues the game. Uses the real engine; its answers arrive late,
// twice or never.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Seat } from '../../src/games/seat.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import type { MasterGame } from '../../src/masters/masters.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import {
  fromKept,
  kFullPoints,
  noScore,
  pointsFor,
  toKept,
} from '../../src/screens/masters/quiz/score.ts';
import {
  countOf,
  initialQuiz,
  mayMove,
  plyOf,
  reduce,
  type QuizEvent,
  type QuizState,
} from '../../src/screens/masters/quiz/state.ts';
import { choices, chosenOf, happenings, tryScreen } from './screen-trial.ts';
import { TableVisit } from './table-visit.ts';

const shuffle = ['a0a1', 'a9a8', 'a1a0', 'a8a9'];
const pawns = ['a3a4', 'i6i5', 'c3c4', 'c6c5', 'e3e4', 'e6e5', 'i3i4', 'a6a5'];
const opening = [...pawns, 'b2b1', 'b7b8', 'a0a1', 'a9a8'];
const rest = ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0i1', 'h9h8', 'i1d1', 'h8d8', 'd1d2'];

/** Games as in the masters' file: complete ones, and one too short for the quiz. */
const games: readonly (readonly string[])[] = [
  [...opening, ...rest],
  [...opening, ...rest.slice(0, 3)],
  opening,
  // The repetition rule set ends it before its players did.
  [...shuffle, ...shuffle, ...shuffle, ...shuffle, ...shuffle, ...shuffle],
];

interface Own {
  readonly kind: 'game' | 'masters-move' | 'other-move';
  readonly choice: number;
}

const events = fc.constantFrom<QuizEvent>(
  { type: 'shown' },
  { type: 'shown' },
  { type: 'finished' },
  { type: 'flipped' },
  { type: 'game-left' },
  { type: 'game-missing' },
  { type: 'progress', share: 0.5 },
  { type: 'selection-cleared' },
);

const acts = fc.record({
  kind: fc.constantFrom<Own['kind'][]>(
    'game',
    'game',
    'masters-move',
    'masters-move',
    'other-move',
  ),
  choice: choices,
});

function gameOf(index: number): MasterGame {
  const none = { red: '', black: '', event: '', date: '', code: '', opening: '' };
  return { index, ...none, result: '*' };
}

class Visit extends TableVisit<QuizState, QuizEvent, Own> {
  protected readonly reduce = reduce;
  /** The address: a game and a side. */
  #place: { readonly index: number; readonly seat: Seat } = { index: 0, seat: 'first' };
  #games = 0;

  protected initial(kept: unknown): QuizState {
    return initialQuiz(xiangqi, fromKept(kept) ?? noScore);
  }

  protected override opened(): void {
    this.#load();
  }

  protected override keeps(event: QuizEvent, before: QuizState, after: QuizState): unknown {
    const isOwn = after.score !== before.score && event.type !== 'score-come';
    return isOwn ? toKept(after.score) : undefined;
  }

  protected lasting({ score }: QuizState): unknown {
    return toKept(score);
  }

  #load(): void {
    const { index, seat } = this.#place;
    this.dispatch({ type: 'game-left' });
    this.dispatch({ type: 'game-come', game: gameOf(index), line: games[index] ?? [], seat });
  }

  protected override async does({ kind, choice }: Own): Promise<void> {
    if (kind === 'game') {
      this.#place = { index: choice % games.length, seat: choice % 2 === 0 ? 'first' : 'second' };
      this.#load();
      return;
    }
    // A reader who guesses has waited for the board.
    if (choice % 3 > 0) await this.settle();
    const { line, position, shown } = this.state;
    if (kind === 'masters-move') this.move(line[position.moves.length]);
    else this.move(chosenOf(shown.snapshot.legalMoves, choice));
  }

  protected override expectOwn(): void {
    const { guesses, line, own, score, position, stage } = this.state;
    expect(guesses.length).toBeLessThanOrEqual(countOf(this.state));
    expect(score.games).toBeGreaterThanOrEqual(this.#games);
    this.#games = score.games;
    guesses.forEach((guess, at) => {
      expect(guess.played).toBe(line[plyOf(own, at)]);
      for (const share of [guess.loss, guess.playedLoss]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      if (guess.move === guess.played) expect(pointsFor(guess)).toBe(kFullPoints);
    });
    if (stage === 'trying') {
      expect(position.moves).toEqual(line.slice(0, plyOf(own, guesses.length)));
    }
    const { running } = score;
    if (running !== null && running.game === this.state.game?.index && running.seat === own) {
      expect(running.guesses).toEqual(guesses);
    }
  }

  override async expectNothingLost(): Promise<void> {
    // An idle engine may be missing.
    if (this.state.game === null || this.state.stage === 'missing') {
      this.#place = { index: 0, seat: 'first' };
      this.#load();
    }
    await super.expectNothingLost();
    const { state } = this;
    const { stage, game, score, guesses } = state;
    expect(['trying', 'over']).toContain(stage);
    if (stage === 'trying') {
      expect(isSettled(state)).toBe(true);
      expect(mayMove(state)).toBe(true);
      expect(state.shown.snapshot.legalMoves).not.toEqual([]);
      expect(guesses.length).toBeLessThan(countOf(state));
    }
    if (stage === 'over') {
      expect(isSettled(state)).toBe(true);
      // Another game may still be in progress.
      const { running } = score;
      expect(running?.game === game?.index && running?.seat === state.own).toBe(false);
    }
  }

  /** Guessing the master's moves finishes the game with all points. */
  protected override async expectWayOn(): Promise<void> {
    this.#place = { index: 1, seat: 'first' };
    this.#load();
    await this.expectNothingLost();
    const before = this.state.score.games;
    for (let left = countOf(this.state); left > 0 && this.state.stage === 'trying'; left--) {
      this.move(this.state.line[this.state.position.moves.length]);
      await this.expectNothingLost();
    }
    expect(this.state.stage).toBe('over');
    expect(this.state.score.games).toBe(before + 1);
    expect(this.state.guesses).toHaveLength(countOf(this.state));
  }
}

tryScreen('guessing the moves of masters', {
  title: 'loses no question and no guess',
  games: ['xiangqi'],
  runs: 100,
  list: () => happenings<QuizEvent, Own>(events, acts),
  files: () => ({ network: 'missing' }),
  run: (_, host, referee, list) => new Visit(host, referee).goThrough(list),
});
