// SPDX-License-Identifier: MIT
// Detects growth with every round, as opposed to growth until everything has been used once.

/** In rounds: records repeat after two, languages after five, so both after ten. */
export const kCycle = 10;

/**
 * The allowed growth per round. A leak of a node, a listener or a kilobyte per round exceeds it,
 * regardless of whether the run takes one hour or ten. Data created once, loaded lazily, or kept up
 * to a limit, such as the undo stack, appears in the first half.
 */
export const kMost = { bytes: 1000, nodes: 0.5, listeners: 0.1, documents: 0.02 } as const;

/** Everything loaded or created once exists by then. */
function secondHalf(values: readonly number[]): readonly number[] {
  return values.slice(Math.floor(values.length / 2));
}

/**
 * The growth per round of a value measured after each cycle: the median of its steps in the second
 * half. For a leak this is the leak itself, for any duration of the run. A one-time increase is one
 * step of many, and warm-up steps become smaller.
 */
export function growthPerRound(values: readonly number[]): number {
  const half = secondHalf(values);
  const steps = half.slice(1).map((value, at) => value - half[at]!);
  const middle = Math.floor((steps.length - 1) / 2);
  return steps.toSorted((one, other) => one - other)[middle]! / kCycle;
}
