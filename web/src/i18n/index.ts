// SPDX-License-Identifier: MIT
// The texts of the page and its boards.

import { strings as en } from './en/page.ts';
import { languageOf } from './languages.ts';
import { Texts } from './texts.ts';
import type { Strings } from './types/page.ts';

export type { Action, RenjuOpening, Strings, Walk } from './types/page.ts';

export const pageTexts = new Texts<Strings>(
  en,
  import.meta.glob<Strings>(['./*/page.ts', '!./{en,types}/*'], { import: 'strings' }),
);

/**
 * What an element says; `own` is what it alone says besides. The page has brought the language; elsewhere `speak` hears
 * of its arrival.
 */
export function stringsOf(element: Element, speak: () => void, own?: Texts<unknown>): Strings {
  const language = languageOf(element);
  const isHere = pageTexts.has(language) && own?.has(language) !== false;
  const coming = isHere ? [] : [pageTexts.load(language), own?.load(language)];
  // Without it the element goes on in English.
  if (!isHere) void Promise.all(coming).then(speak, () => {});
  return pageTexts.in(language);
}
