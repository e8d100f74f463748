// SPDX-License-Identifier: MIT
// The reader's day.

/** The local day of `date`, counted since 1970. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}
