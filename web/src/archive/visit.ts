// SPDX-License-Identifier: MIT
// Games that the browser did not store: they last until the page is closed, which offers them as a
// file.

import type { ArchivedGame } from './archived-game.ts';

const games = new Map<number, ArchivedGame>();

export function keepForVisit(kept: readonly ArchivedGame[]): void {
  for (const game of kept) games.set(game.id, game);
}

export function forgetForVisit(ids: readonly number[]): void {
  for (const id of ids) games.delete(id);
}

export function gamesOfVisit(): readonly ArchivedGame[] {
  return [...games.values()];
}
