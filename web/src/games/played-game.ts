// SPDX-License-Identifier: MIT
// A game with all that is known of it, as it goes from one screen to another, and as records say it.

import type { GameId, RuleSet } from '../engine/protocol.ts';
import { ruleIn, type GameSpec } from './game-spec.ts';
import type { Seat } from './seat.ts';
import type { OpponentId } from './opponents.ts';
import type { ResultToken } from './record.ts';
import type { EndReason } from './result.ts';

export interface PlayedGame {
  readonly game: GameId;
  readonly startFen: string;
  readonly moves: readonly string[];
  readonly rules: RuleSet;
  /** As they are to be shown; empty where nobody is named. */
  readonly names: Readonly<Record<Seat, string>>;
  /** Of the engine, where it sits; null for people. */
  readonly levels: Readonly<Record<Seat, number | null>>;
  /** Who the engine was, at that level; null where it was nobody in particular. */
  readonly opponent: OpponentId | null;
  /** Where the one person sits; null where there are two or none. */
  readonly own: Seat | null;
  readonly result: ResultToken;
  /** Why the game ended; empty while it goes on, and where nobody knows. */
  readonly reason: EndReason | '';
  /** Of the first move, `2026-01-31`; empty where it is not known. */
  readonly date: string;
  /** As PGN writes it: `600+5`, `1/30`, `600:1/30`; empty without a clock. */
  readonly timeControl: string;
  /** What the mover's clock still showed after each move, -1 where that is not known; empty without a clock. */
  readonly clocksMs: readonly number[];
  /** Under which the game is kept among all games; null where it is not. */
  readonly id: number | null;
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** As the standard of PGN calls losing on time; other ends it has no words for. */
const kTimeForfeit = 'time forfeit';

export function terminationOf(reason: EndReason | ''): string {
  return reason === 'time' ? kTimeForfeit : reason.replaceAll('-', ' ');
}

/** The inverse, for whatever text a record has there. */
export function reasonOf(termination: string, known: readonly EndReason[]): EndReason | '' {
  const text = termination.trim().toLowerCase();
  if (text === kTimeForfeit) return 'time';
  return known.find((reason) => terminationOf(reason) === text) ?? '';
}

/** What a record says of the game, by the names of PGN; what is not known is left out. */
export function headersOf(spec: GameSpec, game: Omit<PlayedGame, 'game' | 'moves'>): Header[] {
  const { first, second } = spec.playerHeaders;
  const elo = (seat: Seat): string => String(spec.ratings[(game.levels[seat] ?? 0) - 1] ?? '');
  const said: readonly (readonly [string, string])[] = [
    ['Date', game.date.replaceAll('-', '.')],
    [first, game.names.first],
    [second, game.names.second],
    ['Result', game.result],
    [`${first}Elo`, elo('first')],
    [`${second}Elo`, elo('second')],
    ['TimeControl', game.timeControl],
    ['Termination', terminationOf(game.reason)],
    ['Rules', spec.isRuleInFen ? '' : game.rules],
  ];
  return said.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** What a screen tells of a game; those with puzzles or openings know no more than a line. */
export type ToldGame = Pick<PlayedGame, 'startFen' | 'moves'> &
  Partial<PlayedGame> & { readonly isReviewed?: boolean };

/** A game that is given to the analysis. */
export interface GivenGame extends Pick<
  PlayedGame,
  'game' | 'startFen' | 'moves' | 'clocksMs' | 'own' | 'id'
> {
  /** Null where the analysis may judge it by its own. */
  readonly rules: RuleSet | null;
  readonly headers: readonly Header[];
  /** The whole record where it says more than its moves: as a link, or as an analysis keeps its tree. */
  readonly record: { readonly form: 'link' | 'tree'; readonly text: string } | null;
  /** Where to begin: a place in the record, depth first; null for the last move. */
  readonly at: number | null;
  /** A review is to begin at once. */
  readonly isReviewed: boolean;
}

/** What is not said of it is not known. */
export function givenGame(spec: GameSpec, told: ToldGame): GivenGame {
  const { startFen, moves, isReviewed = false, clocksMs = [], own = null, id = null } = told;
  const played = {
    rules: ruleIn(spec, startFen) ?? spec.rules[0],
    names: { first: '', second: '' },
    levels: { first: null, second: null },
    opponent: null,
    result: '*' as const,
    reason: '' as const,
    date: '',
    timeControl: '',
    ...told,
    clocksMs,
    own,
    id,
  };
  return {
    game: spec.id,
    startFen,
    moves,
    rules: told.rules ?? null,
    clocksMs,
    own,
    id,
    // A line of which nothing is known says nothing of itself.
    headers: told.game === undefined ? [] : headersOf(spec, played),
    record: null,
    at: null,
    isReviewed,
  };
}
