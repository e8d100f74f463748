// SPDX-License-Identifier: MIT
// Starts slow work after the first paint.

/** Runs immediately if there is no picture, it has not loaded, or the page is hidden. */
export function whenSeen(picture: HTMLImageElement | null, begin: () => void): void {
  if (picture?.complete !== true || document.hidden) return begin();
  // The callback runs before the frame is painted, its timer after.
  requestAnimationFrame(() => setTimeout(begin));
}
