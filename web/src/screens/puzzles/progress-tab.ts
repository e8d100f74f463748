// SPDX-License-Identifier: MIT
// The solver's progress, the puzzles to review, and the last attempts, each a link to its puzzle.

import { dailyTexts } from '../../i18n/en/daily.ts';
import type { Language } from '../../i18n/languages.ts';
import { hashOf } from '../../route.ts';
import { h, setText } from '../../ui/dom.ts';
import { kToday } from '../common/day.ts';
import { tallyOf } from './progress.ts';
import { dayStreakOf, isProvisional, type Attempt } from './record.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

/** The number of attempts shown; more are stored. */
const kShown = 30;

export interface ProgressHandlers {
  /** Reviews the missed puzzles. */
  review(): void;
  go(number: number): void;
}

export class ProgressTab {
  readonly #go: ProgressHandlers['go'];
  readonly #cells = Array.from({ length: 6 }, () => ({ name: h('dt'), value: h('dd') }));
  readonly #today = h('a', { class: 'of-page', hidden: '' });
  readonly #review = h('button', { type: 'button', 'data-action': 'review' });
  readonly #title = h('h2');
  readonly #none = h('p', { class: 'soft note' });
  readonly #list = h('ol', { class: 'attempts' });
  readonly element = h(
    'section',
    { class: 'progress' },
    this.#today,
    h('dl', {}, ...this.#cells.map(({ name, value }) => h('div', {}, name, value))),
    this.#review,
    this.#title,
    this.#none,
    this.#list,
  );
  #shown: readonly Attempt[] = [];
  #words: PuzzleStrings | null = null;

  constructor({ review, go }: ProgressHandlers) {
    this.#review.addEventListener('click', review);
    this.#go = go;
  }

  update(
    { spec, puzzles, progress, today }: PuzzleState,
    own: PuzzleStrings,
    language: Language,
  ): void {
    this.#today.href = hashOf({ screen: 'learn', game: spec.id, place: kToday });
    void this.#showToday(language);
    const { solved, due, mistakes } = tallyOf(puzzles, progress, today);
    const { record } = progress;
    const facts = [
      [own.rating, own.ratingOf(Math.round(record.rating.rating), isProvisional(record))],
      [own.done, own.doneOf(solved, puzzles.length)],
      [own.streakNow, own.streakBest(progress.streak, progress.best)],
      [own.dayStreak, own.days(dayStreakOf(record, today), record.day.best)],
      [own.rush.title, own.rush.scores(record.rush[3], record.rush[5])],
      [own.due, String(due)],
    ] as const;
    facts.forEach(([name, value], index) => {
      const cell = this.#cells[index];
      if (cell === undefined) return;
      setText(cell.name, name);
      setText(cell.value, value);
    });
    this.#review.hidden = mistakes === 0;
    setText(this.#review, own.review(mistakes));
    this.#showAttempts(record.history, own);
  }

  /** Without the language the link is in English. */
  async #showToday(language: Language): Promise<void> {
    await dailyTexts.load(language).catch(() => {});
    setText(this.#today, dailyTexts.in(language).title);
    this.#today.hidden = false;
  }

  #showAttempts(history: readonly Attempt[], own: PuzzleStrings): void {
    setText(this.#title, own.history);
    setText(this.#none, history.length === 0 ? own.noHistory : '');
    if (history === this.#shown && own === this.#words) return;
    [this.#shown, this.#words] = [history, own];
    const rows = history.slice(-kShown).toReversed();
    this.#list.replaceChildren(...rows.map((one) => h('li', {}, this.#row(one, own))));
  }

  #row({ number, isRight, rating }: Attempt, own: PuzzleStrings): HTMLElement {
    const mark = h('span', { 'aria-hidden': 'true' }, isRight ? '✓' : '✗');
    const text = h('span', {}, own.attempt(number, isRight, rating));
    const button = h(
      'button',
      { type: 'button', class: 'quiet', 'data-right': String(isRight) },
      mark,
      text,
    );
    button.addEventListener('click', () => this.#go(number));
    return button;
  }
}
