// SPDX-License-Identifier: MIT
// Whether something grows with every round, told apart from what grows until all has been used once.

/** In rounds: the records come again after two, the languages after five, and both together after ten. */
export const kCycle = 10;

/**
 * What may come with a round. Anything that leaves a node, a listener or a kilobyte behind each time is above it, whether
 * the run takes one hour or ten. What is made once, loaded late, or kept up to a number as the records that "Undo" returns
 * to, comes in the first half.
 */
export const kMost = { bytes: 1000, nodes: 0.5, listeners: 0.1, documents: 0.02 } as const;

/** What is loaded, learnt or made once has come by then. */
function secondHalf(values: readonly number[]): readonly number[] {
  return values.slice(Math.floor(values.length / 2));
}

/**
 * By how much a number that was taken after each cycle grows with a round: the median of its steps in the second half. Of
 * what is leaked each time this is the leak itself, however long the run. What comes once, early or late, is one step of
 * many; and steps of warming up grow smaller.
 */
export function growthPerRound(values: readonly number[]): number {
  const half = secondHalf(values);
  const steps = half.slice(1).map((value, at) => value - half[at]!);
  const middle = Math.floor((steps.length - 1) / 2);
  return steps.toSorted((one, other) => one - other)[middle]! / kCycle;
}
