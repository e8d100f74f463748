// SPDX-License-Identifier: MIT
// Everything the trainer of openings says: which texts there are.

export interface TrainerStrings {
  readonly title: string;
  readonly yourMove: string;
  readonly other: string;
  readonly loading: string;
  readonly noBook: string;
  readonly lineOver: string;
  readonly dueOver: string;
  readonly noRepertoire: string;
  /** A wrong answer; then, without a move that was tried, what is right. */
  readonly wrong: (right: string) => string;
  readonly shown: (right: string) => string;
  readonly score: (right: number, asked: number) => string;
  readonly due: (count: number, all: number) => string;
  readonly review: string;
  readonly side: string;
  readonly source: string;
  readonly sources: Readonly<Record<'book' | 'repertoire', string>>;
  readonly actions: Readonly<Record<'label' | 'again' | 'answer' | 'flip', string>>;
  readonly wholeBook: string;
  readonly openings: string;
  readonly progress: string;
  readonly repertoire: string;
  readonly repertoireOf: (positions: number) => string;
  readonly aboutRepertoire: string;
  readonly take: string;
  /** So many positions more. */
  readonly taken: (positions: number) => string;
  readonly about: string;
  readonly clear: string;
  readonly clearRepertoire: string;
  readonly sure: string;
  readonly notKept: string;
}
