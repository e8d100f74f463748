// SPDX-License-Identifier: MIT
// What costs time begins after a picture is seen.

/** At once where there is no such picture, it has not come yet, or nobody looks. */
export function whenSeen(picture: HTMLImageElement | null, begin: () => void): void {
  if (picture?.complete !== true || document.hidden) return begin();
  // The callback comes before the frame is drawn, its timer after.
  requestAnimationFrame(() => setTimeout(begin));
}
