// SPDX-License-Identifier: MIT
// What the analysis says of its tools, in one language; the rest stands with the texts of the page.

import { Texts } from '../../i18n/texts.ts';
import { en } from './en.ts';

export interface ToolStrings {
  readonly retry: string;
  readonly annotate: string;
  readonly annotated: string;
  readonly setUp: string;
  readonly details: string;
  readonly detailsChanged: string;
  readonly worths: string;
  readonly worthsMean: string;
  /** Of a man on the board, in soldiers. */
  readonly worth: (soldiers: string) => string;
  /** The end of a game that is not over, or of which nothing is known. */
  readonly noResult: string;
}

export const toolTexts = new Texts<ToolStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
