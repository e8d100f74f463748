// SPDX-License-Identifier: MIT
// The texts of the page and its boards.

import { strings as en, type Strings } from './en/page.ts';
import { languageOf } from './languages.ts';
import { Texts, type Files } from './texts.ts';

export type { Action, Strings, Walk } from './en/page.ts';

// The first visit waits for them: they come at once, not after the list of all other texts.
const files: Files = Object.assign(
  import.meta.glob(['./*/page.ts', '!./en/*'], { import: 'strings' }),
  {
    './zh-hant/page.ts': () =>
      import('./zh-hans/page.ts?traditional').then((module) => module.strings),
  },
);

export const pageTexts = new Texts<Strings>('page', en, async () => ({ files }));

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
