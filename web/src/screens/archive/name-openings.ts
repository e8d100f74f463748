// SPDX-License-Identifier: MIT
// Looks up the openings of games played here. Starts an engine only if there are any.

import type { ArchivedGame } from '../../archive/archived-game.ts';
import { boardOfGame, startFenOfGame } from '../../archive/archived-game.ts';
import { readyEngine } from '../../archive/import-games.ts';
import type { LibraryClient } from '../../archive/library-client.ts';
import { unpackMoves } from '../../archive/packed-moves.ts';
import { browserHost } from '../../engine/browser-host.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { lineText } from '../../games/record.ts';

/** Limits a batch, so that a visit does not spend long on it. */
const kMost = 200;
/** No opening of the book is longer. */
const kPlies = 40;

function bytesOf(spec: GameSpec, game: ArchivedGame): Uint8Array {
  const moves = unpackMoves(boardOfGame(spec, game), game.moves).slice(0, kPlies);
  return new TextEncoder().encode(lineText(startFenOfGame(spec, game), moves));
}

/** Returns whether any game received a name or is known to have none. */
export async function nameOpenings(spec: GameSpec, library: LibraryClient): Promise<boolean> {
  const games = await library.call('unnamed', spec.id, kMost);
  if (games.length === 0) return false;
  const engine = await readyEngine(spec.id, browserHost);
  try {
    const named: (readonly [number, (ArchivedGame['opening'] & object) | null])[] = [];
    for (const game of games) {
      const read = await engine.call('readGames', [bytesOf(spec, game), game.rules]);
      named.push([game.id, read.games[0]?.opening ?? null]);
    }
    await library.call('name', named);
    return true;
  } finally {
    engine.dispose();
  }
}
