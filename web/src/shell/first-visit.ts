// SPDX-License-Identifier: MIT
// Whether somebody comes for the first time, to the board and not by a link to something else.

import { saveNames } from '../storage/save-names.ts';
import { save, textOf } from '../storage/store.ts';

/**
 * Asked once, before the board keeps its game: from then on nobody comes for the first time. Nor does one of whom
 * nothing can be kept, or who has a game from before visits were noted.
 */
export function isFirstVisit(): boolean {
  const names = [saveNames.visited, ...Object.values(saveNames.play)];
  const isNew = names.every((name) => textOf(name) === null);
  return save(saveNames.visited, true) && isNew;
}
