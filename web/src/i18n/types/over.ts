// SPDX-License-Identifier: MIT
// What the card at the end of a game says besides who won and why, in one language.

export interface OverStrings {
  readonly decisive: (move: string) => string;
  readonly review: string;
  readonly rematch: string;
  readonly changeSides: string;
  readonly share: string;
  /** A scoresheet. */
  readonly print: string;
  readonly close: string;
  readonly copied: string;
  /** The clipboard is closed to the page. */
  readonly byHand: string;
  readonly failed: string;
}
