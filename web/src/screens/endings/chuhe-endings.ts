// SPDX-License-Identifier: MIT
// <chuhe-endings>: practical Xiangqi endgames against an engine that plays them perfectly.

import { gameSpec } from '../../games/index.ts';
import type { Strings } from '../../i18n/index.ts';
import { endingTexts } from '../../i18n/en/endings.ts';
import { load, save, watchStore } from '../../storage/store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import { TableStore } from '../common/table-store.ts';
import { endingAt, fromKept, kSaveName, noProgress, placeOf, toKept } from './progress.ts';
import {
  initialEndings,
  isEnded,
  isTold,
  mayMove,
  reduce,
  type EndingsEvent,
  type EndingsState,
} from './state.ts';
import { EndingsView } from './view.ts';

/** In addition to the attributes of every study: `at`, for example `endings-12` for the twelfth. */
export class ChuheEndings extends StudyElement {
  readonly texts = endingTexts;
  #store: TableStore<EndingsState, EndingsEvent> | null = null;
  #view: EndingsView | null = null;

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<EndingsState, EndingsEvent>;
  } {
    const kept = load(kSaveName, fromKept) ?? noProgress;
    const at = endingAt(this.getAttribute('at')) ?? kept.at;
    const store = new TableStore<EndingsState, EndingsEvent>(
      initialEndings(gameSpec('xiangqi'), { ...kept, at }),
      { reduce, isTold, changed: (...change) => this.#changed(...change) },
    );
    const view = new EndingsView(store, strings);
    this.#store = store;
    this.#view = view;
    this.setAttribute('at', placeOf(at));
    watchStore(kSaveName, fromKept, (progress) =>
      store.dispatch({ type: 'progress-come', progress }),
    );
    this.dataset['state'] = 'loading';
    return { view, engine: store };
  }

  protected goTo(at: string): void {
    const store = this.#store;
    if (store === null) return;
    const ending = endingAt(at);
    if (ending === null) this.tell(placeOf(store.state.ending));
    else if (ending !== store.state.ending) store.dispatch({ type: 'ending-chosen', ending });
  }

  #changed(event: EndingsEvent, before: EndingsState, after: EndingsState): void {
    this.dataset['state'] = stateOf(after);
    this.toggleAttribute('data-done', isEnded(after));
    this.#view?.update(before);
    // Do not write back progress that another tab has stored.
    if (after.progress !== before.progress && event.type !== 'progress-come') {
      this.#view?.tellNotKept(save(kSaveName, toKept(after.progress)));
    }
    if (after.ending !== before.ending) this.tell(placeOf(after.ending));
  }
}

/** For style sheets and tests: `failed`, `over`, `trying` while it is the learner's turn, else `loading`. */
function stateOf(state: EndingsState): string {
  if (state.engine.name === 'failed') return 'failed';
  if (state.shown.snapshot.status !== 'ongoing') return 'over';
  return mayMove(state) ? 'trying' : 'loading';
}

export function defineChuheEndings(): void {
  if (customElements.get('chuhe-endings') === undefined) {
    customElements.define('chuhe-endings', ChuheEndings);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-endings': ChuheEndings;
  }
}
