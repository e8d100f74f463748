// SPDX-License-Identifier: MIT
// The engine's knowledge of openings: its book and, for Gomoku, the named Renju openings before it.

import type { BookMove, OpeningName } from '../../engine/protocol.ts';
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
  /** The share of all book moves here; null if the moves have no weights. */
  readonly perMille: number | null;
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

/** The moves to named openings, otherwise the book moves; null until the engine has answered. */
export function entriesAt(
  state: OpeningsState,
  strings: Strings,
  own: OpeningStrings,
): readonly Entry[] | null {
  const { openingMoves } = state.shown.snapshot;
  if (openingMoves.length === 0) {
    const moves = bookAt(state)?.moves.map((found) => {
      const { move, perMille, wins, draws, losses } = found;
      // A book made by searches has no games.
      const results = wins + draws + losses > 0 ? found : null;
      return { move, perMille, results, name: '' };
    });
    return moves ?? null;
  }
  return openingMoves.map(({ move, opening }) => {
    const named = namedStones(opening, strings, own);
    const code = named?.code ? `${named.code} ` : '';
    return { move, perMille: null, results: null, name: `${code}${named?.title ?? ''}` };
  });
}
