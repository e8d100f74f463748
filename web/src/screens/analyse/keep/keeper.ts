// SPDX-License-Identifier: MIT
// Stores an analysis between visits; moving through the record does not rewrite the whole record.

import { saveOwn } from '../../../storage/store.ts';
import { toKept } from './saved-analysis.ts';
import { isSettled } from '../findings.ts';
import type { AnalysisState } from '../state.ts';

const record = ['tree', 'settings', 'isTurned', 'archiveId', 'own'] as const;
const place = ['at', ...record] as const;

export class Keeper {
  readonly #name: string;
  /** The state that was stored last. */
  #kept: AnalysisState;
  #isKept = true;

  constructor(name: string, state: AnalysisState) {
    this.#name = name;
    this.#kept = state;
  }

  /** False if the last write failed. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Stores a change of the record once the engine has described its last move. */
  hear(state: AnalysisState): void {
    if (isSettled(state)) this.#write(state, record);
  }

  /** Stores the current place too before the page is closed. */
  leave(state: AnalysisState): void {
    // If the last write failed, storage may have been freed since.
    this.#write(state, place, !this.#isKept);
  }

  #write(state: AnalysisState, fields: typeof place | typeof record, isDue = false): void {
    if (state.shown.isProvisional) return;
    if (!isDue && fields.every((field) => state[field] === this.#kept[field])) return;
    this.#kept = state;
    this.#isKept = saveOwn(this.#name, toKept(state));
  }
}
