// SPDX-License-Identifier: MIT
// Which language the page speaks.

import { en } from './en.ts';
import type { Strings } from './strings.ts';
import { zhHans } from './zh-hans.ts';

export type { Action, ExportKind, Strings, Walk } from './strings.ts';

export const languages: readonly Strings[] = [en, zhHans];

/** The first wanted language there is, English otherwise; wishes are BCP 47 tags. */
export function stringsFor(wishes: readonly string[]): Strings {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split('-')[0];
    const found = languages.find(({ language }) => language.split('-')[0] === primary);
    if (found !== undefined) return found;
  }
  return en;
}
