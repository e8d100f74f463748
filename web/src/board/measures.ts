// SPDX-License-Identifier: MIT
// The size of a board with its margins, in cells.

import type { GameSpec } from '../games/game-spec.ts';

export function columnsOf({ files, art }: GameSpec): number {
  return files - 1 + 2 * art.margin;
}

export function rowsOf({ ranks, art }: GameSpec): number {
  return ranks - 1 + 2 * art.margin;
}

/** Passes the size to the style sheet. */
export function measure(element: HTMLElement, spec: GameSpec): void {
  element.style.setProperty('--columns', String(columnsOf(spec)));
  element.style.setProperty('--rows', String(rowsOf(spec)));
  element.style.setProperty('--inset', String(spec.art.margin - 0.5));
}
