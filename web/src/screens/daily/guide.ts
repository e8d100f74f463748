// SPDX-License-Identifier: MIT
// Leads through today's set: a bar at the top of the panel of whatever study is shown says how far the reader has come,
// and leads on from a task that is done.

import type { GameId } from '../../engine/protocol.ts';
import { gameSpec } from '../../games/index.ts';
import { dailyTexts } from '../../i18n/en/daily.ts';
import { languageOf } from '../../i18n/languages.ts';
import { hashOf } from '../../route.ts';
import dailyCss from '../../styles/daily.css?inline';
import { drawing, h, setText } from '../../ui/dom.ts';
import { sheetOf, wear } from '../../ui/sheet.ts';
import { kToday } from '../common/day.ts';
import { StudyElement } from '../common/study-element.ts';
import { daily, hashOfTask, isUnderWay, openTask, today, withDone } from './kept.ts';

export const dailySheet = sheetOf(dailyCss);

/** A study has it while the task of its place is over, whatever the result. */
const kDone = 'data-done';

/** For the style sheet of a study: the bar is shown, and it leads on. */
const kGuided = 'data-guided';
const kLed = 'data-led';

class Guide {
  readonly #said = h('span');
  readonly #way = h('a');
  readonly #leave = h('button', { type: 'button' }, drawing('M6 6l12 12M18 6L6 18', '0 0 24 24'));
  /** A child of the study, shown in its panel. */
  readonly #bar = h('div', { slot: 'lead' });
  readonly #watch = new MutationObserver(() => this.#update());
  #study: StudyElement | null = null;

  constructor() {
    const root = this.#bar.attachShadow({ mode: 'open' });
    wear(root, [dailySheet]);
    root.append(h('div', { class: 'bar' }, this.#said, this.#way, this.#leave));
    this.#leave.addEventListener('click', () => daily[this.#game].choose({ isRunning: false }));
    // Each study tells its place when it is shown.
    document.addEventListener('chuhe-place', ({ target }) => this.#meet(target));
    for (const set of Object.values(daily)) set.watch(() => this.#update());
    for (const shown of document.querySelectorAll('main > *')) this.#meet(shown);
  }

  get #game(): GameId {
    return gameSpec(this.#study?.getAttribute('game') ?? null).id;
  }

  #meet(study: unknown): void {
    if (!(study instanceof StudyElement)) return;
    if (study !== this.#study) {
      for (const name of [kGuided, kLed]) this.#study?.removeAttribute(name);
      this.#watch.disconnect();
      this.#watch.observe(study, { attributeFilter: [kDone, 'lang'] });
      this.#study = study;
    }
    this.#update();
  }

  #update(): void {
    const study = this.#study;
    if (study === null) return;
    const game = this.#game;
    const set = daily[game].value;
    const here = set.tasks.findIndex(({ place }) => place === study.getAttribute('at'));
    if (
      isUnderWay(set, today()) &&
      study.hasAttribute(kDone) &&
      here >= 0 &&
      !set.done.includes(here)
    ) {
      daily[game].choose(withDone(set, here));
      // The choice has updated the bar.
      return;
    }
    const open = openTask(set);
    const isShown = isUnderWay(set, today()) && (open >= 0 || here >= 0);
    study.toggleAttribute(kGuided, isShown);
    study.toggleAttribute(kLed, isShown && set.done.includes(here));
    if (!isShown) this.#bar.remove();
    else if (this.#bar.parentElement !== study) study.append(this.#bar);
    if (isShown) void this.#show(study, here);
  }

  async #show(study: StudyElement, here: number): Promise<void> {
    const language = languageOf(study);
    // Without the language the bar is in English.
    await dailyTexts.load(language).catch(() => {});
    const own = dailyTexts.in(language);
    const game = this.#game;
    const set = daily[game].value;
    const open = openTask(set);
    const isDone = set.done.includes(here);
    const task = set.tasks[open];
    setText(this.#said, own.progress((here < 0 ? open : here) + 1, set.tasks.length));
    setText(this.#way, task === undefined ? own.finish : isDone ? own.next : own.goOn);
    this.#way.href =
      task === undefined
        ? hashOf({ screen: 'learn', game, place: kToday })
        : hashOfTask(game, task);
    this.#way.hidden = here >= 0 && !isDone;
    this.#way.classList.toggle('led', isDone);
    this.#leave.setAttribute('aria-label', own.leave);
    this.#leave.title = own.leave;
  }
}

let guide: Guide | null = null;

/** Shows the bar from now on, as long as a set is running. */
export function lead(): void {
  guide ??= new Guide();
}
