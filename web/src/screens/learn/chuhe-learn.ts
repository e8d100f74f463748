// SPDX-License-Identifier: MIT
// <chuhe-learn>: short interactive lessons on the rules.

import { gameSpec } from '../../games/index.ts';
import type { Strings } from '../../i18n/index.ts';
import { kPath } from '../../route.ts';
import { saveNames } from '../../storage/save-names.ts';
import { load, save, watchStore } from '../../storage/store.ts';
import { kToday } from '../common/day.ts';
import { stateOf } from '../common/table.ts';
import { TableStore } from '../common/table-store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import { fromKept, lessonNamed, noProgress, toKept, type LearnProgress } from './progress.ts';
import { initialLearn, isLessonDone, reduce, type LearnEvent, type LearnState } from './state.ts';
import { learnTexts } from '../../i18n/en/learn.ts';
import { LearnView } from './view.ts';

/** Today's set stands on the path. */
const isOfPath = (place: string | null): boolean => place === kPath || place === kToday;

/** In addition to the attributes of every study: `game`, read once; `at`, the name of a lesson, `path` or `today`. */
export class ChuheLearn extends StudyElement {
  readonly texts = learnTexts;
  #store: TableStore<LearnState, LearnEvent> | null = null;
  #view: LearnView | null = null;

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<LearnState, LearnEvent>;
  } {
    const spec = gameSpec(this.getAttribute('game'));
    const saveName = saveNames.learn[spec.id];
    const read = (raw: unknown): LearnProgress | null => fromKept(spec.id, raw);
    const kept = load(saveName, read) ?? noProgress(spec.id);
    const at = lessonNamed(spec.id, this.getAttribute('at')) ?? kept.at;
    const store = new TableStore<LearnState, LearnEvent>(initialLearn(spec, { ...kept, at }), {
      reduce,
      changed: (...change) => this.#changed(...change),
    });
    const view = new LearnView(store, strings);
    this.#store = store;
    this.#view = view;
    if (isOfPath(this.getAttribute('at'))) view.showPath();
    this.setAttribute('at', at);
    watchStore(saveName, read, (progress) => store.dispatch({ type: 'progress-come', progress }));
    this.dataset['state'] = 'loading';
    return { view, engine: store };
  }

  protected goTo(at: string): void {
    const store = this.#store;
    if (store === null) return;
    const lesson = lessonNamed(store.state.spec.id, at);
    if (isOfPath(at)) {
      this.#view?.showPath();
      this.tell(store.state.lesson);
    } else if (lesson !== null && lesson !== store.state.lesson) {
      store.dispatch({ type: 'lesson-chosen', lesson });
    }
  }

  #changed(event: LearnEvent, before: LearnState, after: LearnState): void {
    this.dataset['state'] = stateOf(after, after.stage);
    this.toggleAttribute('data-done', isLessonDone(after));
    this.#view?.update(before);
    // Do not write back progress that another tab has stored.
    if (after.progress !== before.progress && event.type !== 'progress-come') {
      this.#view?.tellNotKept(save(saveNames.learn[after.spec.id], toKept(after.progress)));
    }
    if (after.lesson !== before.lesson) this.tell(after.lesson);
  }
}

/** For style sheets and tests: `loading`, `failed`, or the stage. */
export function defineChuheLearn(): void {
  if (customElements.get('chuhe-learn') === undefined) {
    customElements.define('chuhe-learn', ChuheLearn);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-learn': ChuheLearn;
  }
}
