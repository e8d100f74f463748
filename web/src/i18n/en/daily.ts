// SPDX-License-Identifier: MIT
// English texts of today's set.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Today · five minutes',
  /** The tasks, in a row. */
  kinds: {
    puzzle: 'Puzzle',
    mistake: 'Mistake',
    fours: 'Fours',
    defence: 'Defence',
    ending: 'Endgame',
    opening: 'Opening',
    lesson: 'Lesson',
  },
  done: 'done',
  begin: 'Begin',
  goOn: 'Go on',
  over: 'Done for today. Come back tomorrow.',
  days: (count: number) => (count === 1 ? '1 day in a row' : `${count} days in a row`),
  /** On the screen of a task. */
  progress: (task: number, count: number) => `Today ${task} of ${count}`,
  next: 'Next',
  /** After the last task. */
  finish: 'Finish',
  leave: 'Leave today’s set',
};

export type DailyStrings = WordsOf<typeof strings>;

export const dailyTexts = new Texts<DailyStrings>('daily', strings);
