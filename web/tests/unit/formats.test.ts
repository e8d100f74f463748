// SPDX-License-Identifier: MIT
// The page offers the formats that the engine writes, with the same file extensions.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { fileName } from '../../src/screens/analyse/export/take-out.ts';
import { initialAnalysis } from '../../src/screens/analyse/keep/saved-analysis.ts';

interface Row {
  readonly name: string;
  readonly ending: string;
}

/** The writable formats in the engine's table. */
function writtenBy(game: string): Row[] {
  const file = new URL(`../../../engine/${game}/records/formats.h`, import.meta.url);
  const rows = readFileSync(file, 'utf8').split('FormatRow{').slice(1);
  return rows
    .filter((row) => row.includes('.write = '))
    .map((row) => {
      const [, name = '', ending = ''] =
        /\.name = "(\w+)",\s*\.extensions = "(\w+)/u.exec(row) ?? [];
      return { name, ending };
    });
}

test.each(games)('$id is saved in every format that its engine writes', (spec) => {
  const { exports } = spec;
  const written = writtenBy(spec.id);
  // Links are shared separately, and moves in the reader's notation are written by the page.
  const names = new Set(['text', ...written.map(({ name }) => name)]);
  names.delete('link');
  expect(new Set<string>(exports)).toEqual(names);
  for (const kind of exports) {
    const ending = written.find(({ name }) => name === kind)?.ending ?? 'txt';
    expect(fileName(initialAnalysis(spec, null), kind)).toBe(`chuhe.${ending}`);
  }
});
