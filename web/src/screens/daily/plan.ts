// SPDX-License-Identifier: MIT
// Chooses today's set: a few short tasks from what the reader has to repeat and has not seen yet. The day and what is
// stored decide; nothing is left to chance.

import type { GameId } from '../../engine/protocol.ts';
import { kTraining } from '../../route.ts';
import { endings, groupOf } from '../endings/endings.ts';
import { placeOf } from '../endings/progress.ts';
import { dueOn, kDueCards, type Training } from '../openings/trainer/cards.ts';
import { nearRating, rollOf } from '../puzzles/choose.ts';
import { dueOf, mistakesOf, type Progress } from '../puzzles/progress.ts';
import { themeOf, type Goal, type Puzzle } from '../puzzles/puzzle.ts';
import type { Task, TaskKind } from './kept.ts';

/** What the choice depends on. */
export interface Stored {
  readonly game: GameId;
  readonly day: number;
  /** The game's list and the reader's own mistakes; empty if they could not be loaded. */
  readonly puzzles: readonly Puzzle[];
  readonly progress: Progress;
  /** The mastered endgames, by position. */
  readonly mastered: ReadonlySet<string>;
  /** Whether the engine has its sets of the larger endgames. */
  readonly hasSets: boolean;
  readonly training: Training;
  /** The first lessons that are not done, in order. */
  readonly lessons: readonly string[];
}

/** The puzzles of a set, with the mistake. */
const kPuzzles = 3;

function themesOf(game: GameId, puzzle: Puzzle): readonly string[] {
  return puzzle.motifs.length > 0 ? puzzle.motifs : [themeOf(game, puzzle)];
}

/** Draws puzzles that are in no task yet. */
class Draw {
  readonly #stored: Stored;
  readonly #due: readonly number[];
  readonly #wrong: readonly number[];
  readonly #drawn = new Set<Puzzle>();

  constructor(stored: Stored) {
    this.#stored = stored;
    this.#due = dueOf(stored.progress, stored.day);
    this.#wrong = mistakesOf(stored.progress);
  }

  /** A due one, else a new one near the reader's rating with another theme than those before. */
  listed(kind: TaskKind, goal: Goal | null = null): Task[] {
    const fitting = this.#left().filter(
      (puzzle) => puzzle.source !== 'own' && (goal === null || puzzle.goal === goal),
    );
    return this.#task(kind, this.#first(this.#due, fitting) ?? this.#fresh(fitting));
  }

  /** A mistake of the reader's own games: a due one, else one not solved yet. */
  own(): Task[] {
    const own = this.#left().filter(({ source }) => source === 'own');
    const { seen } = this.#stored.progress;
    const fresh = own.find(({ number }) => !seen.has(number));
    return this.#task(
      'mistake',
      this.#first(this.#due, own) ?? this.#first(this.#wrong, own) ?? fresh,
    );
  }

  #left(): readonly Puzzle[] {
    return this.#stored.puzzles.filter((puzzle) => !this.#drawn.has(puzzle));
  }

  #task(kind: TaskKind, puzzle: Puzzle | undefined): Task[] {
    if (puzzle === undefined) return [];
    this.#drawn.add(puzzle);
    return [{ kind, place: String(puzzle.number) }];
  }

  #first(numbers: readonly number[], puzzles: readonly Puzzle[]): Puzzle | undefined {
    const byNumber = new Map(puzzles.map((puzzle) => [puzzle.number, puzzle]));
    const number = numbers.find((one) => byNumber.has(one));
    return number === undefined ? undefined : byNumber.get(number);
  }

  #fresh(fitting: readonly Puzzle[]): Puzzle | undefined {
    const { game, day, progress } = this.#stored;
    const fresh = fitting.filter(({ number }) => !progress.seen.has(number));
    const open = fresh.length > 0 ? fresh : fitting;
    const shown = new Set([...this.#drawn].flatMap((puzzle) => themesOf(game, puzzle)));
    const other = open.filter((puzzle) => themesOf(game, puzzle).every((one) => !shown.has(one)));
    const roll = rollOf(day, this.#drawn.size);
    return nearRating(other.length > 0 ? other : open, progress.record, roll);
  }
}

/** The next endgames of the course; after the last, one of them by turns. */
function endingTasks({ mastered, hasSets, day }: Stored, count: number): Task[] {
  const all = endings.map((ending, index) => ({ ending, index }));
  // The engine knows the others without its sets.
  const possible = all.filter(({ ending }) => hasSets || groupOf(ending) !== 'several');
  const open = possible.filter(({ ending }) => !mastered.has(ending.fen));
  const turn = day % possible.length;
  const chosen = open.length > 0 ? open : [...possible.slice(turn), ...possible.slice(0, turn)];
  return chosen
    .slice(0, count)
    .map(({ index }) => ({ kind: 'ending', place: placeOf(index) }) as const);
}

function lessonTasks({ lessons }: Stored, count: number): Task[] {
  return lessons.slice(0, count).map((place) => ({ kind: 'lesson', place }) as const);
}

function openingTask({ training, day }: Stored): Task {
  const isDue = dueOn(training, day).length > 0;
  return { kind: 'opening', place: isDue ? kDueCards : kTraining };
}

/** Those who master endgames or train openings need no first lessons. */
function isBeginner({ lessons, mastered, training }: Stored): boolean {
  return lessons.length > 0 && mastered.size === 0 && training.cards.size === 0;
}

/** At most `kMostTasks`; another task takes the place of one that cannot be had. */
export function planOf(stored: Stored): readonly Task[] {
  const draw = new Draw(stored);
  const first = [...draw.listed('puzzle'), ...draw.listed('puzzle')];
  const own = draw.own();
  if (stored.game === 'gomoku') {
    const drills = [...draw.listed('fours', 'fours'), ...draw.listed('defence', 'defence')];
    return [...first, ...own, ...drills, ...lessonTasks(stored, 1)];
  }
  const puzzles = [...first, ...(own.length > 0 ? own : draw.listed('puzzle'))];
  const missing = kPuzzles - puzzles.length;
  if (isBeginner(stored)) return [...puzzles, ...lessonTasks(stored, 1 + missing)];
  return [...puzzles, ...endingTasks(stored, 1 + missing), openingTask(stored)];
}
