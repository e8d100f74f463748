// SPDX-License-Identifier: MIT
// By which games are told apart wherever they are kept.

const kIdsPerMs = 1000;

/** Of a game that came at that moment: there is room for as many of one millisecond as anybody brings. */
export function idAt(ms: number): number {
  return Math.round(ms) * kIdsPerMs;
}
