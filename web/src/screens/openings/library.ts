// SPDX-License-Identifier: MIT
// The engine's knowledge of openings: its book and, for Gomoku, the named Renju openings before it; where both end, its
// own best moves.

import type { BookMove, BookMoves, RuleSet, Snapshot } from '../../engine/protocol.ts';
import type { Strings } from '../../i18n/index.ts';
import type { OpeningStrings } from '../../i18n/en/openings.ts';
import { bookName, namedStones, type Named } from '../../ui/words/opening-names.ts';
import { balanceOf } from './balance.ts';

/** A move that continues the opening. */
export interface Entry {
  readonly move: string;
  /** The move in notation; empty until written. */
  readonly text: string;
  /** The share of the games here, or of the book's choices if it knows no games; null for named openings. */
  readonly share: number | null;
  /** The results of games with it, if known. */
  readonly results: Pick<BookMove, 'wins' | 'draws' | 'losses'> | null;
  /** The first side's winning chances after it, 0 … 1; null if unknown. */
  readonly chance: number | null;
  /** The name of the resulting opening; empty if it has none. */
  readonly name: string;
}

/** A move that the engine has searched. */
export type Verdict = Pick<Entry, 'move' | 'text'> & { readonly chance: number };

export function namedAt(
  snapshot: Snapshot,
  book: BookMoves,
  strings: Strings,
  own: OpeningStrings,
): Named | null {
  return bookName(book.opening, own) ?? namedStones(snapshot.opening, strings, own);
}

function gamesWith({ wins, draws, losses }: BookMove): number {
  return wins + draws + losses;
}

/** The most played first. A book made by searches has no games, but weights. */
function bookEntries({ moves, written }: BookMoves, { notation }: Strings): Entry[] {
  const games = moves.reduce((sum, move) => sum + gamesWith(move), 0);
  return moves
    .map((found, index) => ({
      move: found.move,
      text: written[notation]?.[index] ?? found.move,
      share: games > 0 ? gamesWith(found) / games : found.perMille / 1000,
      results: gamesWith(found) > 0 ? found : null,
      chance: null,
      name: '',
    }))
    .toSorted((one, other) => other.share - one.share);
}

/** The engine's best moves, best first. */
export function verdictEntries(verdicts: readonly Verdict[]): Entry[] {
  return verdicts.map((verdict) => ({ ...verdict, share: null, results: null, name: '' }));
}

/** The moves to named openings, otherwise the book moves. */
export function entriesAt(
  { openingMoves }: Snapshot,
  book: BookMoves,
  rules: RuleSet,
  strings: Strings,
  own: OpeningStrings,
): readonly Entry[] {
  if (openingMoves.length === 0) return bookEntries(book, strings);
  return openingMoves.map(({ move, opening }) => {
    const named = namedStones(opening, strings, own);
    const code = named?.code ? `${named.code} ` : '';
    const chance = balanceOf(opening.code, rules);
    const name = `${code}${named?.title ?? ''}`;
    return { move, text: move, share: null, results: null, chance, name };
  });
}
