// SPDX-License-Identifier: MIT
// What the engine knows of openings: its book, and for Gomoku the openings of Renju before it.

import type { BookMove, OpeningName } from '../../engine/protocol.ts';
import type { Strings } from '../../i18n/index.ts';
import { bookAt, type OpeningsState } from './state.ts';
import type { OpeningStrings } from '../../i18n/en/openings.ts';

/** The opening of what is shown. */
export interface Named {
  readonly title: string;
  /** The language of the title where it is not the page's. */
  readonly lang: string | null;
  /** In the encyclopedia or the federation's list; empty without one. */
  readonly code: string;
  /** The Chinese name where the title is not; empty without one. */
  readonly original: string;
}

/** A move that leads on. */
export interface Entry {
  readonly move: string;
  /** Of all the book's choices here, or null where nothing is weighed. */
  readonly perMille: number | null;
  /** How games with it ended, where that is known. */
  readonly results: Pick<BookMove, 'wins' | 'draws' | 'losses'> | null;
  /** What it makes; empty where that has no name. */
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

/** Null for none, and for the codes before the third stone, which stand alone. */
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

/** What leads on to a name, else what the book holds; null until the engine has said. */
export function entriesAt(
  state: OpeningsState,
  strings: Strings,
  own: OpeningStrings,
): readonly Entry[] | null {
  const { openingMoves } = state.shown.snapshot;
  if (openingMoves.length === 0) {
    const moves = bookAt(state)?.moves.map((found) => {
      const { move, perMille, wins, draws, losses } = found;
      // A book of searches knows no games.
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
