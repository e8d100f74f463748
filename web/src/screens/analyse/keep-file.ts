// SPDX-License-Identifier: MIT
// Takes all games of a file that is open among the games that are kept.

import { importGames } from '../../archive/import-games.ts';
import { LibraryClient } from '../../archive/library-client.ts';
import { gamesOfVisit } from '../../archive/visit.ts';
import type { GameId, RuleSet } from '../../engine/protocol.ts';
import type { ToolStrings } from '../../i18n/analyse.ts';

/** `tell` hears how far it is and what came of it. */
export async function keepFile(
  game: GameId,
  rules: RuleSet,
  bytes: Uint8Array,
  tell: (said: string) => void,
  own: ToolStrings,
): Promise<void> {
  const library = new LibraryClient({ opening: () => {}, news: () => {} });
  try {
    await library.call('open', gamesOfVisit());
    const { added, read } = await importGames(new Blob([new Uint8Array(bytes)]), {
      game,
      rules,
      library,
      signal: new AbortController().signal,
      told: ({ share }) => tell(own.keeping(Math.floor(share * 100))),
    });
    const { unsaved } = await library.call('health');
    tell(unsaved > 0 ? own.notKept : own.kept(added, read));
  } catch {
    tell(own.notKept);
  } finally {
    library.dispose();
  }
}
