// SPDX-License-Identifier: MIT
// The ids of stored games.

const kIdsPerMs = 1000;

/** The first id of a millisecond; each millisecond has enough ids for an import. */
export function idAt(ms: number): number {
  return Math.round(ms) * kIdsPerMs;
}
