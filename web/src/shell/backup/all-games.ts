// SPDX-License-Identifier: MIT
// My games as part of a backup: the archive worker writes and reads them, however many there are.

import { noProgress, type Progress } from '../../archive/import-games.ts';
import { LibraryClient } from '../../archive/library-client.ts';
import { gamesOfVisit } from '../../archive/visit.ts';

async function withLibrary<Answer>(
  importing: (progress: Progress) => void,
  ask: (library: LibraryClient) => Promise<Answer>,
): Promise<Answer> {
  const library = new LibraryClient({ searching: () => {}, news: () => {}, importing });
  try {
    await library.call('open', 'xiangqi', gamesOfVisit());
    return await ask(library);
  } finally {
    library.dispose();
  }
}

/** One line per game, separated by commas. */
export function gamesForBackup(): Promise<Blob> {
  return withLibrary(
    () => {},
    (library) => library.call('lines'),
  );
}

export interface Restored {
  /** Newly stored games. */
  readonly stored: number;
  /** Whether all of them fit in browser storage. */
  readonly isWhole: boolean;
}

/** Adds the games of a backup to My games; `told` receives the number read so far. */
export function restoreGames(file: Blob, told: (read: number) => void): Promise<Restored> {
  return withLibrary(
    ({ read }) => told(read),
    async (library) => {
      const before = await library.call('health');
      const { added, isFull } = await library
        .import(file, 'xiangqi', 'asian')
        .catch(() => ({ ...noProgress, isFull: true }));
      const { unsaved } = await library.call('health');
      const left = unsaved - before.unsaved;
      return { stored: added - left, isWhole: left === 0 && !isFull };
    },
  );
}
