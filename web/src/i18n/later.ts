// SPDX-License-Identifier: MIT
// Lists the files with the texts of all screens in the languages other than English. It is loaded with the
// first of them, because it is long.

import type { Files } from './texts.ts';

/** The files that the build generates from the simplified characters, by the paths of their sources. */
const traditional = import.meta.glob(
  ['./zh-hans/*.ts', '!./*/{page,faults,learn-gomoku,mate-names,motifs}.ts'],
  { import: 'strings', query: '?traditional' },
);

/** `page.ts` is loaded without this list; the other excluded files are imported by others. */
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
