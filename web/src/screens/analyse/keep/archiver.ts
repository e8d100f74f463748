// SPDX-License-Identifier: MIT
// Stores the records of an analysis in My games, each before another takes its place.

import { storing } from '../../../archive/pending.ts';
import type { LateParts } from '../../../ui/late-parts.ts';
import type { AnalysisStore } from '../analysis-store.ts';
import { isWorthKeeping } from '../record/worth-keeping.ts';
import type { AnalysisState } from '../state.ts';
import type * as keepAnalysed from './keep-analysed.ts';

const keeping = (): Promise<typeof keepAnalysed> => import('./keep-analysed.ts');

export class Archiver {
  readonly #store: AnalysisStore;
  readonly #late: LateParts;
  /** As it was stored last. */
  #archived: AnalysisState | null = null;

  constructor(store: AnalysisStore, late: LateParts) {
    this.#store = store;
    this.#late = late;
  }

  archive(): void {
    const { state } = this.#store;
    const isSame = this.#archived?.tree === state.tree && this.#archived.at === state.at;
    if (isSame || !isWorthKeeping(state)) return;
    this.#archived = state;
    storing(this.#keep(state));
  }

  async #keep(state: AnalysisState): Promise<void> {
    const part = await this.#late.loadUnasked(keeping);
    const id = (await part?.keepAnalysed(state)) ?? null;
    // Still the same record.
    const isSameRecord = this.#store.state.tree.headers === state.tree.headers;
    if (id !== null && isSameRecord) this.#store.dispatch({ type: 'archived', id });
  }
}
