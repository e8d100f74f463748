// SPDX-License-Identifier: MIT
// Keeps an analysis between visits: a whole record is not written for every step through it.

import { saveOwn } from '../../../storage/store.ts';
import { toKept } from './saved-analysis.ts';
import { isSettled } from '../findings.ts';
import type { AnalysisState } from '../state.ts';

const record = ['tree', 'settings', 'isTurned', 'archiveId', 'own'] as const;
const place = ['at', ...record] as const;

export class Keeper {
  readonly #name: string;
  /** As it was written last. */
  #kept: AnalysisState;
  #isKept = true;

  constructor(name: string, state: AnalysisState) {
    this.#name = name;
    this.#kept = state;
  }

  /** False where the browser refused the last time. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Writes a change of the record, once the engine has put its last move into words. */
  hear(state: AnalysisState): void {
    if (isSettled(state)) this.#write(state, record);
  }

  /** Before the page goes, the place in the record too. */
  leave(state: AnalysisState): void {
    // Room may have been made where there was none.
    this.#write(state, place, !this.#isKept);
  }

  #write(state: AnalysisState, fields: typeof place | typeof record, isDue = false): void {
    if (state.shown.isProvisional) return;
    if (!isDue && fields.every((field) => state[field] === this.#kept[field])) return;
    this.#kept = state;
    this.#isKept = saveOwn(this.#name, toKept(state));
  }
}
