// SPDX-License-Identifier: MIT
// The repertoire that the reader's own games show.

import { LibraryClient } from '../../../archive/library-client.ts';
import { gamesOfVisit } from '../../../archive/visit.ts';
import type { Training } from './cards.ts';

/** Fewer games with a move are no habit. */
const kLeastGames = 3;

const nothing = (): void => {};

/** Rejects where the archive cannot be read. */
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
