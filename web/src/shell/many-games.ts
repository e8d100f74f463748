// SPDX-License-Identifier: MIT
// A large file of games is taken among My games, piece by piece, where it can be cancelled and is seen to go on.

import { languageFor } from '../i18n/languages.ts';
import { gameSpec } from '../games/index.ts';
import { hashOf, kGames } from '../route.ts';
import type { Stage } from './stage.ts';

/** In bytes: more of them are read for longer than anybody waits for one game. */
export const kMostAtOnce = 1024 * 1024;

/** False where it is no such file; `shown` is the game on the screen, which it is of where it names none. */
export async function takeMany(
  content: Blob,
  stage: Stage,
  shown: string | null,
): Promise<boolean> {
  const { gameOfRecord, holdsMany } = await import('./record-game.ts');
  if (!(await holdsMany(content.slice(0, kMostAtOnce)))) return false;
  const game = (await gameOfRecord(content)) ?? gameSpec(shown).id;
  const archive = await stage.side(kGames, game, languageFor([document.documentElement.lang]));
  if (!('import' in archive)) return false;
  archive.import(content);
  location.hash = hashOf({ screen: 'analyse', game, place: kGames });
  return true;
}
