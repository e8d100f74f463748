// SPDX-License-Identifier: MIT
// Selects the texts of an element by its language.

import { strings as en, type Strings } from './en/page.ts';
import { languageOf } from './languages.ts';
import { Texts, type Files } from './texts.ts';

export type { Action, Strings, Walk } from './en/page.ts';

// The texts of the page are listed separately, so the first visit need not wait for the list of all other
// texts.
const files: Files = Object.assign(
  import.meta.glob(['./*/page.ts', '!./en/*'], { import: 'strings' }),
  {
    './zh-hant/page.ts': () =>
      import('./zh-hans/page.ts?traditional').then((module) => module.strings),
  },
);

export const pageTexts = new Texts<Strings>('page', en, async () => ({ files }));

/**
 * Returns the page's texts in the element's language; English until the language has loaded. `own` are the
 * texts of the screen, loaded along with them. `speak` is called when the language has arrived.
 */
export function stringsOf(element: Element, speak: () => void, own?: Texts<unknown>): Strings {
  const language = languageOf(element);
  const isHere = pageTexts.has(language) && own?.has(language) !== false;
  const coming = isHere ? [] : [pageTexts.load(language), own?.load(language)];
  // Without the language the element stays in English.
  if (!isHere) void Promise.all(coming).then(speak, () => {});
  return pageTexts.in(language);
}
