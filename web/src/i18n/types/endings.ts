// SPDX-License-Identifier: MIT
// What the course of endings says: which texts there are.

/** What there is to know of an ending. */
export type Method =
  | 'soldier'
  | 'old-soldier'
  | 'soldier-held'
  | 'soldier-trick'
  | 'two-soldiers'
  | 'two-soldiers-held'
  | 'two-soldiers-trick'
  | 'horse'
  | 'horse-advisor'
  | 'horse-elephant-held'
  | 'horse-elephant-trick'
  | 'horse-held'
  | 'horse-trick'
  | 'cannon-bare'
  | 'cannon-advisor'
  | 'cannon-elephant'
  | 'cannon-held'
  | 'cannon-trick'
  | 'chariot'
  | 'chariot-held'
  | 'chariot-trick'
  | 'horse-soldier'
  | 'two-pieces';

/** How many of each piece a side has beside its general, by FEN letter. */
export interface EndingPieces {
  readonly attackers: Readonly<Record<'R' | 'N' | 'C' | 'P' | 'A' | 'B', number>>;
  readonly advisors: number;
  readonly elephants: number;
}

/** `skill`: won although the defender, well placed, would hold. */
export type EndingKind = 'won' | 'drawn' | 'skill';

export interface EndingsStrings {
  readonly name: string;
  readonly about: string;
  readonly title: (pieces: EndingPieces, kind: EndingKind) => string;
  readonly methods: Readonly<Record<Method, string>>;
  readonly place: (number: number, count: number) => string;
  /** What there is to do for a side. */
  readonly tasks: {
    readonly win: (moves: number) => string;
    readonly hold: (moves: number) => string;
    /** Against perfect play it cannot be had. */
    readonly resist: (moves: number) => string;
    readonly press: string;
  };
  /** To take that side. */
  readonly side: (side: string) => string;
  readonly sides: string;
  readonly preparing: string;
  readonly remarks: {
    readonly winKept: (moves: number) => string;
    readonly slower: (moves: number, by: number) => string;
    readonly drawKept: string;
    readonly winGone: string;
    readonly drawGone: (moves: number) => string;
  };
  readonly won: string;
  readonly held: string;
  readonly drawn: string;
  readonly lost: string;
  readonly helped: string;
  readonly method: string;
  readonly list: string;
  readonly done: string;
  readonly doneOf: (done: number, count: number) => string;
  readonly notKept: string;
  readonly lessons: string;
  readonly actions: Readonly<
    Record<'label' | 'previous' | 'takeBack' | 'hint' | 'again' | 'flip' | 'next', string>
  >;
}
