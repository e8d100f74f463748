// SPDX-License-Identifier: MIT
// The cases that are asked about most.

import type { RulingsStrings } from '../../../i18n/en/rulings.ts';

/** By their numbers in the table, in the order of the list. */
export const namedCases = [
  161, 7, 38, 151, 126, 1, 119, 105, 5, 87,
] as const satisfies readonly (keyof RulingsStrings['named'])[];

/** The reader's name of a case; null if it has none. */
export function nameOfCase(number: number, { named }: RulingsStrings): string | null {
  const found = namedCases.find((one) => one === number);
  return found === undefined ? null : named[found];
}
