// SPDX-License-Identifier: MIT
// What a review says in words: one sentence for each motif, from its facts alone.

import type { GomokuMotif, XiangqiMotif } from '../../engine/protocol.ts';

/** Pieces by their names with colour, stones by their points; empty where a motif has none. */
export interface MotifFacts {
  readonly actor: string;
  /** All of them as a list. */
  readonly targets: string;
  /** The dearest, and the next. */
  readonly target: string;
  readonly second: string;
  readonly helper: string;
  readonly helpers: string;
}

/** A whole sentence; it begins small where a language has capitals and the piece comes first. */
export type MotifStrings = Readonly<
  Record<XiangqiMotif | GomokuMotif, (facts: MotifFacts) => string>
>;

export interface ReviewToolStrings {
  readonly accuracy: string;
  readonly aboutAccuracy: string;
  /** What they reach, in the one game where it has been measured. */
  readonly masters: string;
  readonly tally: string;
  readonly counts: Readonly<
    Record<
      | 'inaccuracy'
      | 'mistake'
      | 'blunder'
      | 'missed-mate'
      | 'allowed-mate'
      | 'missed-win'
      | 'allowed-win',
      string
    >
  >;
  readonly whose: string;
  readonly both: string;
  readonly moments: string;
  readonly showAll: (count: number) => string;
  readonly showFewer: string;
  /** The last move of a lost game that still could be made better. */
  readonly tenable: (side: string, move: string) => string;
  /** Of a move further on in a line. */
  readonly afterMove: (move: string, sentence: string) => string;
  readonly why: (move: string) => string;
  readonly asking: string;
  /** Nothing is wrong with it, or it is what the engine plays. */
  readonly fine: (move: string, best: string) => string;
  readonly best: (move: string) => string;
}

export interface ReviewTexts {
  readonly motifs: MotifStrings;
  readonly review: ReviewToolStrings;
}
