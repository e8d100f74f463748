// SPDX-License-Identifier: MIT
// What the coach says before a blunder, in one language.

export interface CoachStrings {
  readonly title: string;
  /** Of what the review says of such a move: `loses the chariot`. */
  readonly verdict: (verdict: string) => string;
  /** What to do. */
  readonly again: string;
  readonly anyway: string;
}
