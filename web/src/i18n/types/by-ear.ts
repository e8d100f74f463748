// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in one language.

export interface ByEarStrings {
  readonly noMove: string;
  readonly noClocks: string;
  /** Of pieces that do not stand on the board, or of a line without any. */
  readonly none: string;
  /** Where pieces stand, or what stands on a line. */
  readonly holds: (what: string, content: string) => string;
  /** The button that shows the hidden pieces while it is held. */
  readonly look: string;
  /** Ends the hiding. */
  readonly showPieces: string;
  /** A word beside the field for moves: what else can be written there. */
  readonly commands: string;
  readonly notYourTurn: string;
}
