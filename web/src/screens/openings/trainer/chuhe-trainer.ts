// SPDX-License-Identifier: MIT
// <chuhe-trainer>: recalls lines of the opening book from memory. It belongs to the page, not to
// the package.

import { gameSpec } from '../../../games/index.ts';
import { movesIn } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { trainerTexts } from '../../../i18n/en/trainer.ts';
import { kTraining } from '../../../route.ts';
import { load, save, watchStore } from '../../../storage/store.ts';
import { dayOf } from '../../common/day.ts';
import { StudyElement, type StudyView } from '../../common/study-element.ts';
import { TableStore } from '../../common/table-store.ts';
import { fromKept, kDueCards, kSaveName, noTraining, toKept } from './cards.ts';
import {
  initialTrainer,
  isEnded,
  isTold,
  mayMove,
  reduce,
  type TrainerEvent,
  type TrainerState,
} from './state.ts';
import { TrainerView } from './view.ts';

const spec = gameSpec('xiangqi');

/** The moves in an address such as `train-h2e2h9g7`. */
function rootIn(place: string | null): string[] {
  return movesIn(spec, place?.slice(kTraining.length + 1) ?? '');
}

/**
 * In addition to the attributes of every study: `at`, for example `train-h2e2` for the lines after
 * that move, or `train-due` for the due cards.
 */
export class ChuheTrainer extends StudyElement {
  readonly texts = trainerTexts;
  #store: TableStore<TrainerState, TrainerEvent> | null = null;
  #view: TrainerView | null = null;

  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<TrainerState, TrainerEvent>;
  } {
    const parse = (raw: unknown) => fromKept(spec, raw);
    const at = this.getAttribute('at');
    const store = new TableStore<TrainerState, TrainerEvent>(
      initialTrainer(spec, {
        mode: at === kDueCards ? 'due' : 'lines',
        root: rootIn(at),
        training: load(kSaveName, parse) ?? noTraining,
        today: dayOf(new Date()),
        seed: Math.floor(Math.random() * 2 ** 32),
      }),
      { reduce, isTold, changed: (...change) => this.#changed(...change) },
    );
    const view = new TrainerView(store, strings);
    this.#store = store;
    this.#view = view;
    // Changes by another tab, or by the stars on the openings screen.
    watchStore(kSaveName, parse, (training) => store.dispatch({ type: 'training-come', training }));
    this.dataset['state'] = 'loading';
    return { view, engine: store };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const training = load(kSaveName, (raw) => fromKept(spec, raw));
    if (training !== null) this.#store?.dispatch({ type: 'training-come', training });
  }

  protected goTo(at: string): void {
    const store = this.#store;
    if (store === null) return;
    const root = rootIn(at);
    const isHere = store.state.mode === 'lines' && root.join('') === store.state.root.join('');
    if (at === kDueCards) store.dispatch({ type: 'mode-chosen', mode: 'due' });
    else if (!isHere) store.dispatch({ type: 'root-chosen', root });
  }

  #changed(event: TrainerEvent, before: TrainerState, after: TrainerState): void {
    this.dataset['state'] = stateOf(after);
    this.toggleAttribute('data-done', isEnded(after));
    this.#view?.update(before);
    if (after.training !== before.training && event.type !== 'training-come') {
      this.#view?.tellNotKept(save(kSaveName, toKept(after.training)));
    }
  }
}

/** For style sheets and tests: `failed`, `over`, `trying` while the reader is to move, else `loading`. */
function stateOf(state: TrainerState): string {
  if (state.engine.name === 'failed' || state.hasNoBook) return 'failed';
  if (state.isOver) return 'over';
  return mayMove(state) ? 'trying' : 'loading';
}

export function defineChuheTrainer(): void {
  if (customElements.get('chuhe-trainer') === undefined) {
    customElements.define('chuhe-trainer', ChuheTrainer);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-trainer': ChuheTrainer;
  }
}
