// SPDX-License-Identifier: MIT
// What the solver has done so far.

import { h, setText } from '../../ui/dom.ts';
import { tallyOf } from './progress.ts';
import type { PuzzleState } from './state.ts';
import type { PuzzleStrings } from '../../i18n/puzzles.ts';

export class ProgressCard {
  readonly #title = h('h2');
  readonly #cells = [0, 1, 2].map(() => ({ name: h('dt'), value: h('dd') }));
  readonly #note = h('p', { class: 'soft note', role: 'status' });
  readonly element = h(
    'section',
    { class: 'progress' },
    this.#title,
    h('dl', {}, ...this.#cells.map(({ name, value }) => h('div', {}, name, value))),
    this.#note,
  );
  isKept = true;

  update({ puzzles, progress, today }: PuzzleState, own: PuzzleStrings): void {
    const { solved, due } = tallyOf(puzzles, progress, today);
    const facts = [
      [own.done, own.doneOf(solved, puzzles.length)],
      [own.streakNow, own.streakBest(progress.streak, progress.best)],
      [own.due, String(due)],
    ] as const;
    setText(this.#title, own.progress);
    facts.forEach(([name, value], index) => {
      const cell = this.#cells[index];
      if (cell === undefined) return;
      setText(cell.name, name);
      setText(cell.value, value);
    });
    setText(this.#note, this.isKept ? '' : own.notKept);
  }
}
