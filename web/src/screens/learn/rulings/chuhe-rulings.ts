// SPDX-License-Identifier: MIT
// <chuhe-rulings>: repeated cycles, and the verdicts of the four rule sets on them.

import { gameSpec } from '../../../games/index.ts';
import { lineIn } from '../../../games/repeated-line.ts';
import { rulingsTexts } from '../../../i18n/en/rulings.ts';
import type { Strings } from '../../../i18n/index.ts';
import { kRulings } from '../../../route.ts';
import { StudyElement, type StudyView } from '../../common/study-element.ts';
import { stateOf } from '../../common/table.ts';
import { TableStore } from '../../common/table-store.ts';
import { loadCases } from './cases.ts';
import { initialRulings, reduce, type RulingsEvent, type RulingsState } from './state.ts';
import { namedCases } from './named.ts';
import { RulingsView } from './view.ts';

/** The number in `rulings-7`; that of the first named case if there is none. */
function numberIn(at: string | null): number {
  return Number(at?.split('-')[1] ?? namedCases[0]);
}

/**
 * In addition to the attributes of every study: `at`, a case such as `rulings-7`, or a repetition
 * from a game.
 */
export class ChuheRulings extends StudyElement {
  readonly texts = rulingsTexts;
  #store: TableStore<RulingsState, RulingsEvent> | null = null;
  #view: RulingsView | null = null;

  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<RulingsState, RulingsEvent>;
  } {
    const number = numberIn(this.getAttribute('at'));
    const store = new TableStore<RulingsState, RulingsEvent>(
      initialRulings(gameSpec('xiangqi'), number),
      { reduce, changed: (_, before, after) => this.#changed(before, after) },
    );
    const view = new RulingsView(store, strings, () => this.#analyse());
    this.#store = store;
    this.#view = view;
    this.dataset['state'] = 'loading';
    this.#give(this.getAttribute('at'));
    loadCases().then(
      (cases) => store.dispatch({ type: 'cases-come', cases }),
      () => store.dispatch({ type: 'cases-come', cases: [] }),
    );
    return { view, engine: store };
  }

  /** Shows a repetition from a game; false if the address contains none. */
  #give(at: string | null): boolean {
    const line = lineIn(gameSpec('xiangqi'), at?.slice(kRulings.length + 1) ?? '');
    if (line !== null) this.#store?.dispatch({ type: 'line-given', line });
    return line !== null;
  }

  protected goTo(at: string): void {
    if (this.#give(at)) return;
    const number = numberIn(at);
    if (number !== this.#store?.state.number)
      this.#store?.dispatch({ type: 'case-chosen', number });
  }

  #changed(before: RulingsState, after: RulingsState): void {
    const isReady = after.cases !== null && after.ask === null;
    const resting = after.cases?.length === 0 ? 'failed' : isReady ? 'idle' : 'loading';
    this.dataset['state'] = stateOf(after, resting);
    this.#view?.update(before);
    if (after.number !== before.number && after.given === null)
      this.tell(`${kRulings}-${after.number}`);
  }

  #analyse(): void {
    const { position, line } = this.#store?.state ?? {};
    const detail = { startFen: position?.fen ?? '', moves: line ?? [] };
    this.dispatchEvent(new CustomEvent('chuhe-analyse', { detail, bubbles: true, composed: true }));
  }
}

export function defineChuheRulings(): void {
  if (customElements.get('chuhe-rulings') === undefined) {
    customElements.define('chuhe-rulings', ChuheRulings);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-rulings': ChuheRulings;
  }
}
