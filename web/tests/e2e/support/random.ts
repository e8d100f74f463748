// SPDX-License-Identifier: MIT
// Repeatable random numbers: the same seed gives the same game.

/** Numbers in [0, 1) by the mulberry32 recurrence, which is in the public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
