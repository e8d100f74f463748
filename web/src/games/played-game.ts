// SPDX-License-Identifier: MIT
// A game with its metadata, as passed between screens and written in records.

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
  /** Names to display; empty if unknown. */
  readonly names: Readonly<Record<Seat, string>>;
  /** The engine's level by seat; null for people. */
  readonly levels: Readonly<Record<Seat, number | null>>;
  /** The opponent that played at that level; null for the plain engine. */
  readonly opponent: OpponentId | null;
  /** The only person's seat; null if two people or none played. */
  readonly own: Seat | null;
  readonly result: ResultToken;
  /** The reason for the end; empty if unknown or the game continues. */
  readonly reason: EndReason | '';
  /** The date of the first move, `2026-01-31`; empty if unknown. */
  readonly date: string;
  /** As in PGN: `600+5`, `1/30`, `600:1/30`; empty without a clock. */
  readonly timeControl: string;
  /** The mover's remaining time after each move, -1 if unknown; empty without a clock. */
  readonly clocksMs: readonly number[];
  /** The id in the archive; null if not stored. */
  readonly id: number | null;
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The PGN standard's term for a loss on time; it has no terms for most other reasons. */
const kTimeForfeit = 'time forfeit';

export function terminationOf(reason: EndReason | ''): string {
  return reason === 'time' ? kTimeForfeit : reason.replaceAll('-', ' ');
}

/** The inverse, for any text in a record. */
export function reasonOf(termination: string, known: readonly EndReason[]): EndReason | '' {
  const text = termination.trim().toLowerCase();
  if (text === kTimeForfeit) return 'time';
  return known.find((reason) => terminationOf(reason) === text) ?? '';
}

/** The record headers of the game by PGN name, without unknown ones. */
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

/** A game passed by a screen; screens with puzzles or openings only know its moves. */
export type ToldGame = Pick<PlayedGame, 'startFen' | 'moves'> &
  Partial<PlayedGame> & { readonly isReviewed?: boolean };

/** A game to analyse. */
export interface GivenGame extends Pick<
  PlayedGame,
  'game' | 'startFen' | 'moves' | 'clocksMs' | 'own' | 'id'
> {
  /** Null if the analysis may use its own rule set. */
  readonly rules: RuleSet | null;
  readonly headers: readonly Header[];
  /**
   * The whole record if it contains more than the moves: as a link, or as the stored tree of an
   * analysis.
   */
  readonly record: { readonly form: 'link' | 'tree'; readonly text: string } | null;
  /** The initial node in depth-first order; null for the last move. */
  readonly at: number | null;
  /** Whether to start a review at once. */
  readonly isReviewed: boolean;
}

/** Missing data is unknown. */
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
    // A line without metadata has no headers.
    headers: told.game === undefined ? [] : headersOf(spec, played),
    record: null,
    at: null,
    isReviewed,
  };
}
