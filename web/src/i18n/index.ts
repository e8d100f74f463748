// SPDX-License-Identifier: MIT
// The texts of the page and its boards.

import { en } from './en.ts';
import type { Strings } from './strings.ts';
import { languageOf, Texts } from './texts.ts';

export type { Action, Strings, Walk } from './strings.ts';

export const pageTexts = new Texts<Strings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});

/** What an element says. The page has brought the language; elsewhere `speak` hears of its arrival. */
export function stringsOf(element: Element, speak: () => void): Strings {
  const language = languageOf(element);
  const strings = pageTexts.in(language);
  // Without it the element goes on in English.
  if (strings.language !== language) void pageTexts.bring(language).then(speak, () => {});
  return strings;
}
