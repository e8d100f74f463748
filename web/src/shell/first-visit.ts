// SPDX-License-Identifier: MIT
// Detects a first visit to the board, not through a link to something else.

import { saveNames } from '../storage/save-names.ts';
import { save, textOf } from '../storage/store.ts';

/**
 * Call it once, before the board saves its game; from then on no visit is the first. Readers whose browser stores
 * nothing, or who have a game from before visits were recorded, are not first-time visitors.
 */
export function isFirstVisit(): boolean {
  const names = [saveNames.visited, ...Object.values(saveNames.play)];
  const isNew = names.every((name) => textOf(name) === null);
  return save(saveNames.visited, true) && isNew;
}
