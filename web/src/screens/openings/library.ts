// SPDX-License-Identifier: MIT
// The engine's knowledge of openings: its book and, for Gomoku, the named Renju openings before it.

import type { BookMove, BookMoves, OpeningName } from '../../engine/protocol.ts';
import type { Strings } from '../../i18n/index.ts';
import { bookAt, type OpeningsState } from './state.ts';
import type { OpeningStrings } from '../../i18n/en/openings.ts';

/** The opening on the board. */
export interface Named {
  readonly title: string;
  /** The language of the title if it differs from the page's. */
  readonly lang: string | null;
  /** The code of the encyclopedia or the federation's list; empty if there is none. */
  readonly code: string;
  /** The Chinese name if the title is not Chinese; empty if there is none. */
  readonly original: string;
}

/** A move that continues the opening. */
export interface Entry {
  readonly move: string;
  /** The move in notation; empty until written. */
  readonly text: string;
  /** The share of the games here, or of the book's choices if it knows no games; null for named openings. */
  readonly share: number | null;
  /** The results of games with it, if known. */
  readonly results: Pick<BookMove, 'wins' | 'draws' | 'losses'> | null;
  /** The name of the resulting opening; empty if it has none. */
  readonly name: string;
}

function bookName(state: OpeningsState, own: OpeningStrings): Named | null {
  const found = bookAt(state)?.opening ?? null;
  if (found === null) return null;
  const title = own.title(found.name);
  const isForeign = !own.hasCharacters;
  return {
    title: title ?? found.name,
    lang: isForeign && title === null ? 'zh-Hant' : null,
    code: found.code === '-' ? '' : own.code(found.code),
    original: isForeign && title !== null ? found.name : '',
  };
}

/** Null for no opening, and for codes before the third stone, which have no name. */
export function renjuOpening(opening: OpeningName | null): OpeningName | null {
  return opening === null || opening.romanised === '' ? null : opening;
}

function namedStones(
  opening: OpeningName | null,
  strings: Strings,
  own: OpeningStrings,
): Named | null {
  if (opening === null) return null;
  const known = renjuOpening(opening);
  if (known === null)
    return { title: own.title(opening.code) ?? opening.code, lang: null, code: '', original: '' };
  return {
    title: strings.renju(known),
    lang: own.hasCharacters ? null : 'ja-Latn',
    code: known.code,
    original: own.hasCharacters ? '' : known.traditional,
  };
}

export function namedAt(state: OpeningsState, strings: Strings, own: OpeningStrings): Named | null {
  return bookName(state, own) ?? namedStones(state.shown.snapshot.opening, strings, own);
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
      name: '',
    }))
    .toSorted((one, other) => other.share - one.share);
}

/** The moves to named openings, otherwise the book moves; null until the engine has answered. */
export function entriesAt(
  state: OpeningsState,
  strings: Strings,
  own: OpeningStrings,
): readonly Entry[] | null {
  const { openingMoves } = state.shown.snapshot;
  if (openingMoves.length === 0) {
    const book = bookAt(state);
    return book && bookEntries(book, strings);
  }
  return openingMoves.map(({ move, opening }) => {
    const named = namedStones(opening, strings, own);
    const code = named?.code ? `${named.code} ` : '';
    return { move, text: move, share: null, results: null, name: `${code}${named?.title ?? ''}` };
  });
}
