// SPDX-License-Identifier: MIT
// Everything the quiz of masters' moves says: which texts there are.

export interface QuizStrings {
  readonly title: string;
  readonly loading: string;
  readonly unpacking: (percent: string) => string;
  readonly missing: string;
  readonly task: (side: string) => string;
  readonly judging: string;
  readonly over: string;
  readonly outcomes: Readonly<
    Record<
      'hit' | 'better' | 'equal' | 'worse' | 'shown',
      (tried: string, played: string) => string
    >
  >;
  readonly points: (points: number) => string;
  /** A place among the engine's best lines, 1 to 5; 0 beyond them. */
  readonly rank: (rank: number) => string;
  /** How a move was measured: its place, and the winning chances it lost. */
  readonly you: (rank: string, lost: string) => string;
  readonly master: (rank: string, lost: string) => string;
  readonly progress: (number: number, count: number, points: string) => string;
  readonly actions: Readonly<Record<'label' | 'shown' | 'flip' | 'finished', string>>;
  readonly result: string;
  readonly score: (share: string, points: number, most: number) => string;
  readonly hits: (hits: number, guesses: number) => string;
  readonly firsts: (firsts: number, guesses: number) => string;
  readonly lost: (own: string, masters: string) => string;
  readonly compared: Readonly<Record<'better' | 'worse', string>>;
  readonly entry: (number: number, tried: string, played: string) => string;
  readonly another: string;
  readonly analyse: string;
  readonly masters: string;
  readonly best: (share: string, games: number) => string;
  readonly about: string;
  readonly notKept: string;
}
