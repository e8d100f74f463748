// SPDX-License-Identifier: MIT
// Starts slow work after the first paint.

import { nextFrame } from './next-task.ts';

/** Runs immediately if there is no picture, it has not loaded, or the page is hidden. */
export function whenSeen(picture: HTMLImageElement | null, begin: () => void): void {
  if (picture?.complete !== true || document.hidden) return begin();
  // The first of them may only have begun to paint it.
  void nextFrame().then(nextFrame).then(begin);
}
