// SPDX-License-Identifier: MIT
// Everything that mending mistakes says, in one language.

export interface RetryStrings {
  readonly title: (number: number, count: number) => string;
  readonly task: (side: string) => string;
  /** The move of the game and what was wrong with it. */
  readonly played: (move: string, verdict: string) => string;
  readonly judging: string;
  readonly wrong: (move: string) => string;
  /** The move is the one that was played in the game. */
  readonly same: string;
  readonly right: (move: string) => string;
  readonly best: string;
  /** Of the engine's own line, where another move is as good. */
  readonly asGood: (line: string) => string;
  readonly shown: (move: string) => string;
  readonly over: string;
  readonly mended: (mended: number, count: number) => string;
  readonly none: string;
  /** They are among one's own puzzles now. */
  readonly kept: string;
  readonly whose: string;
  readonly both: string;
  readonly actions: Readonly<
    Record<'again' | 'answer' | 'flip' | 'next' | 'restart', string> & { label: string }
  >;
  readonly leave: string;
}
