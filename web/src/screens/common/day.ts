// SPDX-License-Identifier: MIT
// The reader's day.

/** The place of its set on the lessons screen. It is not in route.ts, because every first visit would load it. */
export const kToday = 'today';

/** The local day of `date`, counted since 1970. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}
