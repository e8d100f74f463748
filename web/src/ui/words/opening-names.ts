// SPDX-License-Identifier: MIT
// The names of openings, in the reader's language where it has them.

import type { BookMoves, OpeningName } from '../../engine/protocol.ts';
import type { OpeningStrings } from '../../i18n/en/openings.ts';
import type { Strings } from '../../i18n/index.ts';

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

/** The name of an opening of the book. */
export function bookName(found: BookMoves['opening'], own: OpeningStrings): Named | null {
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

/** The name of an opening of stones, or of what may become one. */
export function namedStones(
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
