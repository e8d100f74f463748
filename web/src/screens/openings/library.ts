// SPDX-License-Identifier: MIT
// What is known of openings: for Xiangqi the book and the list of names, for Gomoku the openings of
// Renju, which the engine names.

import type { Strings } from '../../i18n/index.ts';
import { nameOf } from './names.ts';
import { renjuOpening } from './renju.ts';
import { resultsOf, type Results } from './results.ts';
import { bookAt, type OpeningsState } from './state.ts';
import type { OpeningStrings } from '../../i18n/openings.ts';

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
  readonly results: Results | null;
  /** What it makes; empty where that has no name. */
  readonly name: string;
}

function bookName(state: OpeningsState, own: OpeningStrings): Named | null {
  const { spec, names, shown } = state;
  const found = names === null ? null : nameOf(spec, names, shown.moves);
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

function namedStones(text: string, strings: Strings, own: OpeningStrings): Named | null {
  if (text === '') return null;
  const opening = renjuOpening(text);
  if (opening === null)
    return { title: own.title(text) ?? text, lang: null, code: '', original: '' };
  return {
    title: strings.renju(opening),
    lang: own.hasCharacters ? null : 'ja-Latn',
    code: opening.code,
    original: own.hasCharacters ? '' : opening.traditional,
  };
}

export function namedAt(state: OpeningsState, strings: Strings, own: OpeningStrings): Named | null {
  return state.spec.moves === 'pieces'
    ? bookName(state, own)
    : namedStones(state.shown.snapshot.opening, strings, own);
}

/** Null until the engine has said. */
export function entriesAt(
  state: OpeningsState,
  strings: Strings,
  own: OpeningStrings,
): readonly Entry[] | null {
  if (state.spec.moves === 'pieces') {
    const moves = bookAt(state)?.moves;
    if (moves === undefined) return null;
    const played = moves.map(({ move }) => move);
    const results =
      state.results && resultsOf(state.spec, state.results, state.shown.moves, played);
    return moves.map(({ move, perMille }, index) => ({
      move,
      perMille,
      results: results?.[index] ?? null,
      name: '',
    }));
  }
  const { snapshot, isProvisional } = state.shown;
  if (isProvisional) return null;
  return snapshot.openingMoves.split(' ').flatMap((text) => {
    const [move = '', name = ''] = text.split('=');
    if (move === '') return [];
    const named = namedStones(name, strings, own);
    const code = named?.code ? `${named.code} ` : '';
    return [{ move, perMille: null, results: null, name: `${code}${named?.title ?? ''}` }];
  });
}
