// SPDX-License-Identifier: MIT
// Imports a large file of games, or several files, into My games in pieces, with progress and a Cancel button.

import { languageFor } from '../i18n/languages.ts';
import { gameSpec } from '../games/index.ts';
import { gamesHash } from '../route.ts';
import type { Stage } from './stage.ts';

/** In bytes: a larger file takes longer to read than anybody would wait for one game. */
export const kMostAtOnce = 1024 * 1024;

/** Returns false for one file that is not such; `shown` is the current game, used for files that do not name one. */
export async function takeMany(
  contents: readonly Blob[],
  stage: Stage,
  shown: string | null,
): Promise<boolean> {
  const { gameOfRecord, holdsMany } = await import('./record-game.ts');
  const [content = new Blob()] = contents;
  const isOne = contents.length < 2;
  if (isOne && !(await holdsMany(content.slice(0, kMostAtOnce)))) return false;
  const own = gameSpec(shown).id;
  const files = await Promise.all(
    contents.map(async (file) => ({ file, game: (await gameOfRecord(file)) ?? own })),
  );
  const game = files[0]?.game ?? own;
  const archive = await stage.side('games', game, languageFor([document.documentElement.lang]));
  if (!('import' in archive)) return false;
  archive.import(files);
  location.hash = gamesHash(game);
  return true;
}
