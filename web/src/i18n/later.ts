// SPDX-License-Identifier: MIT
// Where the texts of all screens lie in other languages than English; fetched with the first of them, as the list is long.

import type { Files } from './texts.ts';

/** `page.ts` comes without this list; the last three are parts of others. */
export const files: Files = import.meta.glob(
  ['./*/*.ts', '!./en/*', '!./*/{page,faults,learn-gomoku,motifs}.ts'],
  { import: 'strings' },
);
