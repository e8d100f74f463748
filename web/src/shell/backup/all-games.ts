// SPDX-License-Identifier: MIT
// My games as a part of a backup: the worker that holds them writes and reads them, however many there are.

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

/** A line each, with commas between them. */
export function gamesForBackup(): Promise<Blob> {
  return withLibrary(
    () => {},
    (library) => library.call('lines'),
  );
}

export interface Restored {
  /** Games that were not here before and are stored now. */
  readonly stored: number;
  /** Whether the browser had room for all. */
  readonly isWhole: boolean;
}

/** Adds the games of a backup to those that are here; `told` hears how many were read so far. */
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
