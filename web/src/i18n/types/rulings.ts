// SPDX-License-Identifier: MIT
// What the laboratory of repetitions says.

export interface RulingsStrings {
  readonly title: string;
  readonly about: string;
  readonly one: (number: number) => string;
  /** In place of a number: the moves are one's own. */
  readonly own: string;
  /** The title of a repetition of a game. */
  readonly given: string;
  readonly search: string;
  /** What can be searched for. */
  readonly searchHint: string;
  readonly lessons: string;
  readonly source: (name: string) => string;
  readonly verdicts: string;
  /** No law has anything to say at the end of the moves. */
  readonly none: string;
  readonly asking: string;
  readonly loses: (side: string) => string;
  readonly draw: string;
  /** The heading of what the move on the board does. */
  readonly move: string;
  /** No move of the cycle is on the board. */
  readonly walkOn: string;
  readonly quiet: string;
  readonly attacks: (piece: string, target: string) => string;
  readonly cases: (count: number) => string;
  readonly kind: string;
  readonly all: string;
  readonly kinds: { readonly mixture: string; readonly none: string };
  readonly outcome: string;
  readonly laws: string;
  readonly differ: string;
  readonly missing: string;
  readonly walk: string;
  readonly steps: Readonly<Record<'first' | 'back' | 'forward' | 'last' | 'flip', string>>;
  readonly analyse: string;
}
