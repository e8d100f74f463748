// SPDX-License-Identifier: MIT
// English texts of the opening trainer.

import { Texts, type WordsOf } from '../texts.ts';

const positionsOf = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);

export const strings = {
  title: 'Opening trainer',
  yourMove: 'Your move, from memory',
  other: 'The other side is moving…',
  loading: 'Loading the book…',
  noBook: 'The opening book could not be loaded.',
  lineOver: 'The line ends here',
  dueOver: 'Nothing else is due today',
  noRepertoire:
    'Your repertoire has no move here. Add moves with the star beside them in Openings.',
  /** After a wrong answer; the next text follows a press of the button Answer. */
  wrong: (right: string) => `Not quite: the answer is ${right}. Try again.`,
  shown: (right: string) => `The answer is ${right}. Play it.`,
  score: (right: number, asked: number) => `${right} of ${asked} right on the first try`,
  due: (count: number, all: number) => `${count} of ${positionsOf(all)} due today.`,
  review: 'Train due positions',
  side: 'Your side',
  source: 'Train against',
  sources: { book: 'Book', repertoire: 'My repertoire' },
  actions: { label: 'Training', again: 'New line', answer: 'Answer', flip: 'Flip' },
  wholeBook: 'From the start of the game',
  openings: 'Look up this position in Openings',
  /** A link to the learner's path. */
  path: 'Path',
  progress: 'Progress',
  repertoire: 'My repertoire',
  repertoireOf: (positions: number) => `Moves for ${positionsOf(positions)}.`,
  aboutRepertoire: 'The star beside a move in Openings adds or removes it.',
  take: 'Add moves from my games',
  /** `positions` were added. */
  taken: (positions: number) =>
    `${positionsOf(positions)} added: the move you played most often, in at least three games.`,
  about:
    'Positions you get right return after 1, 3, 7, 14, 30, 60 and 120 days; ones you miss return today.',
  clear: 'Clear progress',
  clearRepertoire: 'Clear repertoire',
  sure: 'Clear? This cannot be undone.',
  notKept: 'Your browser is blocking storage; this is lost when you close the page.',
};

export type TrainerStrings = WordsOf<typeof strings>;

export const trainerTexts = new Texts<TrainerStrings>('trainer', strings);
