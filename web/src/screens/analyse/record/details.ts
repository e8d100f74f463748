// SPDX-License-Identifier: MIT
// The headers of a record as form fields.

import type { Header, Tree } from './tree.ts';
import type { GameSpec } from '../../../games/game-spec.ts';

/** PGN results; the last one means unknown. */
export const results = ['1-0', '0-1', '1/2-1/2', '*'] as const;

const playerNames: ReadonlySet<string> = new Set(['Red', 'Black', 'White']);

/** The header names that apply to the game. */
export function namesFor({ playerHeaders }: GameSpec, names: readonly string[]): string[] {
  const { first, second } = playerHeaders;
  return names.filter((name) => name === first || name === second || !playerNames.has(name));
}

function isCalled(name: string): (header: Header) => boolean {
  return (header) => header.name.toLowerCase() === name.toLowerCase();
}

/**
 * Returns the headers with changed values: existing ones keep their place, new ones are appended,
 * empty ones are removed. Returns the same array if nothing changed.
 */
export function changedHeaders(
  { headers }: Tree,
  values: ReadonlyMap<string, string>,
): readonly Header[] {
  let changed = headers;
  for (const [name, value] of values) {
    const known = changed.find(isCalled(name));
    if ((known?.value ?? '') === value) continue;
    if (value === '') changed = changed.filter((header) => header !== known);
    else if (known === undefined) changed = [...changed, { name, value }];
    else changed = changed.map((header) => (header === known ? { ...header, value } : header));
  }
  return changed;
}
