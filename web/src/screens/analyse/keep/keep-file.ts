// SPDX-License-Identifier: MIT
// Imports all games of the open file into the archive.

import { LibraryClient } from '../../../archive/library-client.ts';
import { gamesOfVisit } from '../../../archive/visit.ts';
import type { GameId, RuleSet } from '../../../engine/protocol.ts';
import type { ToolStrings } from '../../../i18n/en/analyse.ts';

/** `tell` receives the progress and the outcome. */
export async function keepFile(
  game: GameId,
  rules: RuleSet,
  bytes: Uint8Array,
  tell: (said: string) => void,
  own: ToolStrings,
): Promise<void> {
  const library = new LibraryClient({
    searching: () => {},
    news: () => {},
    importing: ({ share }) => tell(own.keeping(Math.floor(share * 100))),
  });
  try {
    await library.call('open', game, gamesOfVisit());
    const file = new Blob([new Uint8Array(bytes)]);
    const { added, read, isFull } = await library.import(file, game, rules);
    const { unsaved } = await library.call('health');
    tell(unsaved > 0 || isFull ? own.notKept : own.kept(added, read));
  } catch {
    tell(own.notKept);
  } finally {
    library.dispose();
  }
}
