// SPDX-License-Identifier: MIT
// The filter of the archive.

import type { GameId } from '../engine/protocol.ts';
import type { Seat } from '../games/seat.ts';
import type { OpponentId } from '../games/opponents.ts';
import type { ArchivedGame, GameFacts, Source } from './archived-game.ts';

/** The result for the reader or, for games between others, the winning side. */
export const outcomes = ['won', 'lost', 'drawn', 'unfinished', 'first', 'second'] as const;

export type OutcomeName = (typeof outcomes)[number];

export interface Query {
  readonly game: GameId;
  /** Words that must all occur; empty for all games. */
  readonly text: string;
  readonly source: Source | null;
  readonly outcome: OutcomeName | null;
  /** The level of the engine as opponent. */
  readonly level: number | null;
  /** A position that occurred in the game. */
  readonly fen: string | null;
  /** Book names of openings that the words match in the reader's language. */
  readonly openings: readonly string[];
  /** Opponents whose names the words match. */
  readonly opponents: readonly OpponentId[];
}

export function everything(game: GameId): Query {
  const none = { source: null, outcome: null, level: null, fen: null };
  return { game, text: '', ...none, openings: [], opponents: [] };
}

const winners: Readonly<Partial<Record<GameFacts['result'], Seat>>> = {
  '1-0': 'first',
  '0-1': 'second',
};

/**
 * 1 for a win of the reader, ½ for a draw, 0 for a loss; null if the reader did not play or the
 * game is unfinished.
 */
export function ownScore({ own, result }: GameFacts): number | null {
  if (own === null || result === '*') return null;
  const winner = winners[result];
  return winner === undefined ? 0.5 : winner === own ? 1 : 0;
}

function isOutcome(game: GameFacts, outcome: OutcomeName): boolean {
  const score = ownScore(game);
  switch (outcome) {
    case 'won':
      return score === 1;
    case 'lost':
      return score === 0;
    case 'drawn':
      return game.result === '1/2-1/2';
    case 'unfinished':
      return game.result === '*';
    case 'first':
    case 'second':
      return winners[game.result] === outcome;
  }
}

/** The level of the engine that the reader played against; null for other games. */
export function opponentLevel({ own, levels }: GameFacts): number | null {
  if (own === null) return null;
  return levels[own === 'first' ? 'second' : 'first'];
}

/** Normalises case, diacritics and width: `lu` finds `Lü`, and `a` finds `Ａ`. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The text that words are searched in. */
export function wordsOf({ names, event, date, opening, headers }: ArchivedGame): string {
  const said = headers.map(({ value }) => value);
  const parts = [names.first, names.second, event, date, opening?.code, opening?.name, ...said];
  return plain(parts.join('\n'));
}

/** A game as held in memory for searching: only the fields that filters use. */
export interface Sought extends GameFacts {
  /** The result of `wordsOf`. */
  readonly words: string;
  /** Complete lines of its variations, packed like its moves. */
  readonly lines: readonly Uint8Array[];
}

/** Whether the query matches all games of its kind. */
export function isEverything({ text, source, outcome, level, fen }: Query): boolean {
  return text === '' && source === null && outcome === null && level === null && fen === null;
}

/** Whether only games played or analysed here can match. */
export function isOfPerson({ source, outcome, level }: Query): boolean {
  const isMade = source === 'played' || source === 'analysed';
  return isMade || outcome === 'won' || outcome === 'lost' || level !== null;
}

/** Returns the predicate of the query. */
export function matcherOf(
  query: Query,
  meets: ((game: Sought) => boolean) | null,
): (game: Sought) => boolean {
  const wanted = plain(query.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const openings = new Set(query.openings);
  const opponents = new Set(query.opponents);
  const says = (game: Sought): boolean => {
    if (wanted.length === 0) return true;
    if (game.opening && openings.has(game.opening.name)) return true;
    if (game.opponent !== null && opponents.has(game.opponent)) return true;
    return wanted.every((word) => game.words.includes(word));
  };
  return (game) =>
    game.game === query.game &&
    (query.source === null || game.source === query.source) &&
    (query.level === null || opponentLevel(game) === query.level) &&
    (query.outcome === null || isOutcome(game, query.outcome)) &&
    says(game) &&
    (meets === null || meets(game));
}
