// SPDX-License-Identifier: MIT
// Statistics of games by level, colour and opening, and the reader's rating.

import type { BookOpening } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import type { Seat } from '../games/seat.ts';
import type { GameFacts } from './archived-game.ts';
import { freshRating, rated, type Outcome, type Rating } from './glicko2.ts';
import { opponentLevel, ownScore } from './query.ts';

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A tally and its key. */
interface TallyOf<Key> {
  readonly of: Key;
  readonly tally: Tally;
}

export interface Statistics {
  /** All games, by any players. */
  readonly games: number;
  /** The reader's games. */
  readonly own: Tally;
  readonly levels: readonly TallyOf<number>[];
  readonly seats: Readonly<Record<Seat, Tally>>;
  /** The reader's openings, most frequent first. */
  readonly openings: readonly TallyOf<BookOpening>[];
}

const kOpeningsShown = 12;

class Count {
  wins = 0;
  draws = 0;
  losses = 0;

  add(score: number): void {
    if (score === 1) this.wins++;
    else if (score === 0) this.losses++;
    else this.draws++;
  }

  get all(): number {
    return this.wins + this.draws + this.losses;
  }

  get tally(): Tally {
    const { wins, draws, losses } = this;
    return { wins, draws, losses };
  }
}

function openingsOf(games: readonly GameFacts[]): TallyOf<BookOpening>[] {
  const counts = new Map<string, { opening: BookOpening; count: Count }>();
  for (const game of games) {
    const score = ownScore(game);
    const { opening } = game;
    if (score === null || !opening) continue;
    const known = counts.get(opening.name) ?? { opening, count: new Count() };
    counts.set(opening.name, known);
    known.count.add(score);
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count.all - one.count.all)
    .slice(0, kOpeningsShown)
    .map(({ opening, count }) => ({ of: opening, tally: count.tally }));
}

/** `all` also counts games between others. */
export function statisticsOf(games: readonly GameFacts[], all = games.length): Statistics {
  const own = new Count();
  const seats = { first: new Count(), second: new Count() };
  const levels = new Map<number, Count>();
  for (const game of games) {
    const score = ownScore(game);
    if (score === null || game.own === null) continue;
    own.add(score);
    seats[game.own].add(score);
    const level = opponentLevel(game);
    if (level === null) continue;
    const count = levels.get(level) ?? new Count();
    levels.set(level, count);
    count.add(score);
  }
  return {
    games: all,
    own: own.tally,
    levels: [...levels]
      .toSorted(([one], [other]) => one - other)
      .map(([level, count]) => ({ of: level, tally: count.tally })),
    seats: { first: seats.first.tally, second: seats.second.tally },
    openings: openingsOf(games),
  };
}

/** Level ratings are known to the nearest 50, from about 60 games each. */
const kLevelDeviation = 60;

export interface RatingPoint extends Rating {
  readonly date: string;
  readonly games: number;
}

/**
 * Whether the game counts for the rating: from the default start position, without help, finished.
 */
export function isRated(game: GameFacts): boolean {
  const isPlain = game.source === 'played' && game.startFen === '' && !game.isAided;
  return isPlain && ownScore(game) !== null && opponentLevel(game) !== null;
}

function daysBetween(one: string, other: string): number {
  const days = (Date.parse(other) - Date.parse(one)) / 86_400_000;
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}

/** The reader's rating after each day with games; a Glicko-2 period is a day. */
export function ratingHistory(spec: GameSpec, games: readonly GameFacts[]): RatingPoint[] {
  const days = new Map<string, Outcome[]>();
  for (const game of games.filter(isRated).toSorted((one, other) => one.id - other.id)) {
    const rating = spec.ratings[(opponentLevel(game) ?? 0) - 1];
    const score = ownScore(game);
    if (rating === undefined || score === null) continue;
    const outcome = { opponent: { rating, deviation: kLevelDeviation }, score };
    const day = days.get(game.date);
    if (day === undefined) days.set(game.date, [outcome]);
    else day.push(outcome);
  }
  const history: RatingPoint[] = [];
  let rating: Rating = freshRating;
  let before: string | null = null;
  for (const [date, outcomes] of days) {
    const idle = before === null ? 0 : daysBetween(before, date) - 1;
    for (let day = 0; day < idle; day++) rating = rated(rating, []);
    rating = rated(rating, outcomes);
    history.push({ ...rating, date, games: outcomes.length });
    before = date;
  }
  return history;
}
