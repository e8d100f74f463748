// SPDX-License-Identifier: MIT
// The trainer of openings in English.

import { Texts, type WordsOf } from '../texts.ts';

const positionsOf = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);

export const strings = {
  title: 'Opening trainer',
  yourMove: 'Your move, from memory',
  other: 'The other side moves…',
  loading: 'Loading the book…',
  noBook: 'The opening book could not be loaded.',
  lineOver: 'The line ends here',
  dueOver: 'Nothing more is due today',
  noRepertoire: 'Your repertoire has no move here. Put a star beside moves in Openings.',
  /** After a wrong answer; the next is for who gave none. */
  wrong: (right: string) => `Not that one. Right is ${right}. Try again.`,
  shown: (right: string) => `Right is ${right}. Play it.`,
  score: (right: number, asked: number) => `${right} of ${asked} right at the first try`,
  due: (count: number, all: number) => `${positionsOf(count)} due today, of ${all} you have met.`,
  review: 'Train what is due',
  side: 'Your side',
  source: 'What counts as right',
  sources: { book: 'Book', repertoire: 'My repertoire' },
  actions: { label: 'Training', again: 'New line', answer: 'Answer', flip: 'Flip' },
  wholeBook: 'From the start of the game',
  openings: 'Back to Openings',
  progress: 'Progress',
  repertoire: 'My repertoire',
  repertoireOf: (positions: number) => `Moves for ${positionsOf(positions)}.`,
  aboutRepertoire: 'A star beside a move in Openings puts it in or takes it out.',
  take: 'Take what I play in my games',
  /** `positions` were added. */
  taken: (positions: number) =>
    `${positionsOf(positions)} added: the move you made most often, in three games or more.`,
  about:
    'A position you answer rightly comes again after 1, 3, 7, 14, 30, 60 and 120 days; one you miss comes again today.',
  clear: 'Clear the progress',
  clearRepertoire: 'Clear the repertoire',
  sure: 'Really clear it?',
  notKept: 'The browser does not keep this: it lasts as long as the page.',
};

export type TrainerStrings = WordsOf<typeof strings>;

export const trainerTexts = new Texts<TrainerStrings>('trainer', strings);
