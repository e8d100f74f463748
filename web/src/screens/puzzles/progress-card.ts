// SPDX-License-Identifier: MIT
// The solver's progress, and the puzzles due for review.

import { h, setText } from '../../ui/dom.ts';
import { tallyOf } from './progress.ts';
import { dayStreakOf } from './record.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

export class ProgressCard {
  readonly #title = h('h2');
  readonly #cells = Array.from({ length: 6 }, () => ({ name: h('dt'), value: h('dd') }));
  readonly #review = h('button', { type: 'button', 'data-action': 'review' });
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly element = h(
    'section',
    { class: 'progress' },
    this.#title,
    h('dl', {}, ...this.#cells.map(({ name, value }) => h('div', {}, name, value))),
    this.#review,
    this.#note,
  );
  isKept = true;

  constructor(review: () => void) {
    this.#review.addEventListener('click', review);
  }

  update({ puzzles, progress, today }: PuzzleState, own: PuzzleStrings): void {
    const { solved, due, mistakes } = tallyOf(puzzles, progress, today);
    const { record } = progress;
    const { rating, deviation } = record.rating;
    const facts = [
      [own.rating, own.ratingOf(Math.round(rating), Math.round(deviation))],
      [own.done, own.doneOf(solved, puzzles.length)],
      [own.streakNow, own.streakBest(progress.streak, progress.best)],
      [own.dayStreak, own.days(dayStreakOf(record, today), record.day.best)],
      [own.rush.title, own.rush.scores(record.rush[3], record.rush[5])],
      [own.due, String(due)],
    ] as const;
    setText(this.#title, own.progress);
    facts.forEach(([name, value], index) => {
      const cell = this.#cells[index];
      if (cell === undefined) return;
      setText(cell.name, name);
      setText(cell.value, value);
    });
    this.#review.hidden = mistakes === 0;
    setText(this.#review, own.review(mistakes));
    setText(this.#note, this.isKept ? '' : own.notKept);
  }
}
