// SPDX-License-Identifier: MIT
// Where the texts of all screens lie in other languages than English; fetched with the first of them, as the list is long.

import type { Files } from './texts.ts';

/** What the build makes of the simplified characters, by the paths of those. */
const traditional = import.meta.glob(
  ['./zh-hans/*.ts', '!./*/{page,faults,learn-gomoku,mate-names,motifs}.ts'],
  { import: 'strings', query: '?traditional' },
);

/** `page.ts` comes without this list; the others are parts of files. */
export const files: Files = {
  ...import.meta.glob(
    ['./*/*.ts', '!./en/*', '!./*/{page,faults,learn-gomoku,mate-names,motifs}.ts'],
    {
      import: 'strings',
    },
  ),
  ...Object.fromEntries(
    Object.entries(traditional).map(([path, load]) => [path.replace('hans', 'hant'), load]),
  ),
};
