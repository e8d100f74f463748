// SPDX-License-Identifier: MIT
// Derives a repertoire from the reader's games.

import { LibraryClient } from '../../../archive/library-client.ts';
import { gamesOfVisit } from '../../../archive/visit.ts';
import type { Training } from './cards.ts';

/** A move in fewer games is not a habit. */
const kLeastGames = 3;

const nothing = (): void => {};

/** Rejects if the archive cannot be read. */
export async function repertoireOfGames(): Promise<Training['repertoire']> {
  const library = new LibraryClient({ searching: nothing, news: nothing, importing: nothing });
  try {
    await library.call('open', 'xiangqi', gamesOfVisit());
    const found = await library.call('ownRepertoire', 'xiangqi', kLeastGames);
    return new Map(found.map(([key, move]) => [key, [move]]));
  } finally {
    library.dispose();
  }
}
