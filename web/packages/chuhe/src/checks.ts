// SPDX-License-Identifier: MIT
// Names what is wrong with an argument before the engine gets it.

import { notations, type Notation } from '../../../src/engine/protocol.ts';

/** Throws a `RangeError` that names the value unless it is a whole number in that range. */
export function checkWhole(name: string, value: number, low: number, high: number): void {
  if (Number.isSafeInteger(value) && value >= low && value <= high) return;
  throw new RangeError(`${name} must be a whole number from ${low} to ${high}, not ${value}`);
}

/** Throws a `RangeError` with the known names unless the name is one of them. */
export function checkName(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new RangeError(`there is no ${what} named "${name}"; there are: ${known.join(', ')}`);
}

export function checkNotations(wanted: readonly Notation[]): void {
  if (!Array.isArray(wanted)) throw new TypeError(`notations must be a list such as ['wxf']`);
  for (const name of wanted) checkName('notation', name, notations);
}
