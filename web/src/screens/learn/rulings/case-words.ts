// SPDX-License-Identifier: MIT
// What a case is called, and where it comes from.

import type { Strings } from '../../../i18n/index.ts';
import type { RulingsStrings } from '../../../i18n/en/rulings.ts';
import type { Case } from './cases.ts';
import { nameOfCase } from './named.ts';
import type { RulingsState } from './state.ts';
import { listOf } from '../../../ui/words/list-of.ts';

/** Its name, or what the sides do: `Red gives check, Black chases a piece`. */
export function titleOf(
  { number, deeds }: Case,
  { spec }: RulingsState,
  strings: Strings,
  own: RulingsStrings,
): string {
  const does = (['first', 'second'] as const).flatMap((seat) => {
    const done = [...new Set(deeds[seat])].filter((deed) => deed !== null);
    const told = done.map((deed) => strings.law.deeds[deed]);
    return told.length === 0 ? [] : [own.does(strings.sides[spec.sides[seat]], told)];
  });
  const inWords = does.length === 0 ? own.kinds.none : listOf(strings, does);
  return nameOfCase(number, own) ?? inWords;
}

/** In the reader's words; the table has it in English. */
export function sourceOf({ source }: Case, { sources }: RulingsStrings): string {
  if (source.startsWith('AXF/WXF')) return sources.asian;
  if (source.startsWith('Chinese rules')) return sources.chinese;
  return source === 'own position' ? sources.own : sources.tests;
}
