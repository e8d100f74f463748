// SPDX-License-Identifier: MIT
// Imports a large file of games into My games in pieces, with progress and a Cancel button.

import { languageFor } from '../i18n/languages.ts';
import { gameSpec } from '../games/index.ts';
import { gamesHash } from '../route.ts';
import type { Stage } from './stage.ts';

/** In bytes: a larger file takes longer to read than anybody would wait for one game. */
export const kMostAtOnce = 1024 * 1024;

/** Returns false if the file is not one of these; `shown` is the current game, used if the file does not name one. */
export async function takeMany(
  content: Blob,
  stage: Stage,
  shown: string | null,
): Promise<boolean> {
  const { gameOfRecord, holdsMany } = await import('./record-game.ts');
  if (!(await holdsMany(content.slice(0, kMostAtOnce)))) return false;
  const game = (await gameOfRecord(content)) ?? gameSpec(shown).id;
  const archive = await stage.side('games', game, languageFor([document.documentElement.lang]));
  if (!('import' in archive)) return false;
  archive.import(content);
  location.hash = gamesHash(game);
  return true;
}
