// SPDX-License-Identifier: MIT
// What the analysis says of its tools, in one language; the rest stands with the texts of the page.

import type { FaultStrings } from './faults.ts';
import type { ReviewTexts } from './motifs.ts';

export interface ToolStrings extends ReviewTexts {
  readonly retry: string;
  readonly annotate: string;
  readonly annotated: string;
  readonly setUp: string;
  readonly details: string;
  readonly detailsChanged: string;
  readonly picture: string;
  readonly print: string;
  /** Beside what could not be read: leads to its place. */
  readonly showInText: string;
  readonly aboutPieceValues: string;
  /** Of a piece on the board, in soldiers. */
  readonly worth: (soldiers: string) => string;
  /** The end of a game that is not over, or of which nothing is known. */
  readonly noResult: string;
  readonly plies: (count: number) => string;
  /** Of a file with many games. */
  readonly searchGames: string;
  readonly keepAll: string;
  readonly keeping: (percent: number) => string;
  readonly kept: (added: number, read: number) => string;
  readonly notKept: string;
  readonly faults: FaultStrings;
  /** Of an ending that is proven by table: nobody can do better. */
  readonly facts: {
    readonly wins: (side: string, moves: number) => string;
    readonly won: (side: string) => string;
    readonly drawn: string;
    readonly proven: string;
  };
  /** What is shown beside the board where there is room for one thing at a time. */
  readonly tabs: Readonly<Record<'moves' | 'notes' | 'review' | 'record', string>>;
  readonly tabsLabel: string;
}
