// SPDX-License-Identifier: MIT
// Today's set on the path: its tasks in a row, and the way to the next one.

import type { GameId } from '../../engine/protocol.ts';
import { makeSeal } from '../../board/seal.ts';
import { setsUrl } from '../../engine/ending-sets.ts';
import { gameSpec } from '../../games/index.ts';
import { dailyTexts } from '../../i18n/en/daily.ts';
import type { Language } from '../../i18n/languages.ts';
import { saveNames } from '../../storage/save-names.ts';
import { load } from '../../storage/store.ts';
import { h, setText } from '../../ui/dom.ts';
import { wear } from '../../ui/sheet.ts';
import { sentences } from '../../ui/words/sentences.ts';
import { fromKept as masteredFrom, kSaveName as endingsName } from '../endings/progress.ts';
import { fromKept as trainingFrom, kSaveName, noTraining } from '../openings/trainer/cards.ts';
import { ownPuzzles } from '../puzzles/own-puzzles.ts';
import { fromKept as progressFrom, noProgress } from '../puzzles/progress.ts';
import { loadPuzzles } from '../puzzles/puzzle.ts';
import { dailySheet, lead } from './guide.ts';
import { daily, hashOfTask, openTask, streakOf, today, type Daily } from './kept.ts';
import { planOf } from './plan.ts';

/** Whether the engine can have its sets of the larger endgames. */
async function hasSets(): Promise<boolean> {
  if (navigator.onLine) return true;
  return (await globalThis.caches?.match(setsUrl)) !== undefined;
}

async function chosenFor(
  game: GameId,
  day: number,
  lessons: readonly string[],
): Promise<Daily['tasks']> {
  const [list, isWhole] = await Promise.all([
    loadPuzzles(game).catch(() => []),
    hasSets().catch(() => false),
  ]);
  return planOf({
    game,
    day,
    puzzles: list.length === 0 ? [] : [...list, ...ownPuzzles(game)],
    progress: load(saveNames.puzzles[game], (raw) => progressFrom(game, raw)) ?? noProgress,
    mastered: load(endingsName, masteredFrom)?.done ?? new Set(),
    hasSets: isWhole,
    training: load(kSaveName, (raw) => trainingFrom(gameSpec('xiangqi'), raw)) ?? noTraining,
    lessons,
  });
}

export class TodayCard {
  readonly #game: GameId;
  readonly #title = h('h2');
  readonly #way = h('a', { class: 'play' });
  readonly #tasks = h('ol');
  readonly #said = h('p', { class: 'count' });
  readonly #seal = makeSeal();
  readonly element = h(
    'section',
    { class: 'today', hidden: '' },
    h('div', { class: 'pair' }, h('div', {}, this.#title, this.#said), this.#way),
    this.#tasks,
    this.#seal,
  );
  #language: Language = 'en';
  /** The day that is being chosen for. */
  #coming = -1;

  constructor(game: GameId) {
    this.#game = game;
    daily[game].watch(() => this.#show());
    this.#way.addEventListener('click', () => {
      daily[game].choose({ isRunning: true });
      lead();
    });
  }

  /** The path is seen; `lessons` are the first ones that are not done. */
  update(lessons: readonly string[], language: Language): void {
    const root = this.element.getRootNode();
    if (root instanceof ShadowRoot) wear(root, [dailySheet]);
    const set = daily[this.#game];
    const day = today();
    if (set.value.day !== day) void this.#choose(day, lessons);
    // The reader has come back from the last task.
    else if (set.value.isRunning && openTask(set.value) < 0) set.choose({ isRunning: false });
    void this.#speak(language);
  }

  /** Without the language the card is in English. */
  async #speak(language: Language): Promise<void> {
    await dailyTexts.load(language).catch(() => {});
    this.#language = language;
    this.#show();
  }

  async #choose(day: number, lessons: readonly string[]): Promise<void> {
    if (this.#coming === day) return;
    this.#coming = day;
    const tasks = await chosenFor(this.#game, day, lessons);
    const set = daily[this.#game];
    this.#coming = -1;
    // Another tab may have chosen in the meantime; without any task it is tried again later.
    const isOpen = set.value.day !== day && tasks.length > 0;
    if (isOpen) set.choose({ day, tasks, done: [], isRunning: false });
  }

  #show(): void {
    const set = daily[this.#game].value;
    if (set.day !== today()) return;
    const { tasks, done } = set;
    const own = dailyTexts.in(this.#language);
    const open = openTask(set);
    const task = tasks[open];
    const isOver = open < 0;
    setText(this.#title, own.title);
    this.#way.hidden = isOver;
    setText(this.#way, done.length > 0 || set.isRunning ? own.goOn : own.begin);
    if (task !== undefined) this.#way.href = hashOfTask(this.#game, task);
    this.#tasks.replaceChildren(
      ...tasks.map(({ kind }, index) => {
        const isDone = done.includes(index);
        const note = h('span', { class: 'unseen' }, isDone ? `, ${own.done}` : '');
        const dot = h('span', { class: 'dot', 'aria-hidden': 'true' });
        const name = h('span', {}, own.kinds[kind], note);
        return h('li', { class: isDone ? 'done' : '' }, dot, name);
      }),
    );
    const days = streakOf(set, set.day);
    const reader = { language: this.#language };
    const said = sentences(reader, isOver ? own.over : null, days > 0 ? own.days(days) : null);
    setText(this.#said, said);
    this.#seal.hidden = !isOver;
    this.element.hidden = false;
  }
}
