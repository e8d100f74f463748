// SPDX-License-Identifier: MIT
// Whether somebody comes for the first time, to the board and not by a link to something else.

import { saveNames } from '../storage/save-names.ts';
import { save, textOf } from '../storage/store.ts';

/** Asked once: from then on nobody comes for the first time. Nor does one of whom nothing can be kept. */
export function isFirstVisit(): boolean {
  const names = Object.values(saveNames).flatMap((name) =>
    typeof name === 'string' ? [name] : Object.values(name),
  );
  const isNew = names.every((name) => textOf(name) === null);
  return save(saveNames.visited, true) && isNew;
}
