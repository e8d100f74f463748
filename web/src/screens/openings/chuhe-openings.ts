// SPDX-License-Identifier: MIT
// <chuhe-openings>: the opening book as a tree.

import { gameSpec } from '../../games/index.ts';
import { movesIn } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import { stateOf } from '../common/table.ts';
import { TableStore } from '../common/table-store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import { initialOpenings, reduce, type OpeningsEvent, type OpeningsState } from './state.ts';
import { openingTexts } from '../../i18n/en/openings.ts';
import { OpeningsView } from './view.ts';

/**
 * In addition to the attributes of every study: `game`, and `at`, the moves from the start, for
 * example `h2e2h9g7`.
 */
export class ChuheOpenings extends StudyElement {
  readonly texts = openingTexts;
  #store: TableStore<OpeningsState, OpeningsEvent> | null = null;
  #view: OpeningsView | null = null;

  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<OpeningsState, OpeningsEvent>;
  } {
    const spec = gameSpec(this.getAttribute('game'));
    const store = new TableStore<OpeningsState, OpeningsEvent>(
      initialOpenings(spec, movesIn(spec, this.getAttribute('at') ?? '')),
      { reduce, changed: (_, before, after) => this.#changed(before, after) },
    );
    const view = new OpeningsView(store, strings, () => this.#analyse());
    this.#store = store;
    this.#view = view;
    this.dataset['state'] = 'loading';
    return { view, engine: store };
  }

  protected goTo(at: string): void {
    const moves = movesIn(gameSpec(this.getAttribute('game')), at);
    if (this.moves.join('') !== moves.join('')) this.#store?.dispatch({ type: 'came', moves });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#view?.ownPart.close();
  }

  #changed(before: OpeningsState, after: OpeningsState): void {
    this.dataset['state'] = stateOf(after, after.ask === null ? 'idle' : 'loading');
    this.#view?.update(before);
    if (after.position.moves !== before.position.moves) this.tell(after.position.moves.join(''));
  }

  #analyse(): void {
    const { fen, moves } = this.#store?.state.position ?? { fen: '', moves: [] };
    const detail = { startFen: fen, moves };
    this.dispatchEvent(new CustomEvent('chuhe-analyse', { detail, bubbles: true, composed: true }));
  }
}

export function defineChuheOpenings(): void {
  if (customElements.get('chuhe-openings') === undefined) {
    customElements.define('chuhe-openings', ChuheOpenings);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-openings': ChuheOpenings;
  }
}
