// SPDX-License-Identifier: MIT
// English texts of the dialog for saved data.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  about:
    'Settings, all games, analyses and progress are kept in this browser only. Save them to a file, or restore them from one: restored games are added to My games; everything else is replaced.',
  save: 'Save to a file',
  restore: 'Restore from a file',
  close: 'Close',
  saved: 'Saved.',
  gamesMissing:
    'My games cannot be read right now, so nothing was saved. Reload the page and try again.',
  /** `games` is the number of games read so far. */
  restoring: (games: string) => `Restoring: ${games} games`,
  /** `games` is how many fit. */
  roomFor: (games: string) =>
    `Only ${games} games fit in browser storage. Everything else was restored.`,
  /** The storage is full or blocked. */
  full: 'Browser storage is full or blocked. Nothing was changed.',
  /** The file is gone or may not be read. */
  unreadable: 'This file cannot be read. Nothing was changed.',
  faults: {
    'not-json': () => 'This file is damaged, or it is not a Chuhe backup. Nothing was changed.',
    'not-ours': () => 'This file is not a Chuhe backup. Nothing was changed.',
    newer: ({ version }: { readonly version: number }) =>
      `This backup was made by a newer version (${version}). Nothing was changed.`,
    damaged: ({ name }: { readonly name: string }) =>
      `“${name}” in this file is damaged. Nothing was changed.`,
    unknown: ({ name }: { readonly name: string }) =>
      `Unknown entry “${name}” in this file. Nothing was changed.`,
  },
};

export type BackupStrings = WordsOf<typeof strings>;

export const backupTexts = new Texts<BackupStrings>('backup', strings);
