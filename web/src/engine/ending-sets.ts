// SPDX-License-Identifier: MIT
// The packed endgame sets, fetched by the worker when a position may be covered.

import type { PositionRef, Session } from '@engine/engine.js';
import setsUrl from '../../../engine/xiangqi/endings/two-attackers.sets?url';
import { fetchFile } from './fetch-file.ts';

export { setsUrl };

export type ReadSets = (cache: RequestCache) => Promise<ArrayBuffer>;

export const fetchSets: ReadSets = async (cache) => {
  const response = await fetchFile(setsUrl, cache);
  return response.arrayBuffer();
};

/** In milliseconds: moves do not wait longer. Sets that load later are used for the next move. */
const kLongestDelay = 3000;

export class EndingSets {
  readonly #read: ReadSets;
  #coming: Promise<ArrayBuffer> | null = null;
  /** Otherwise a damaged file would come from the browser's cache again and again. */
  #cache: RequestCache = 'default';

  constructor(read: ReadSets) {
    this.#read = read;
  }

  /** If they cannot be downloaded, play continues without them; the next such position retries. */
  async loadFor(session: Session, position: PositionRef): Promise<void> {
    if (session.missesEndingSets(position).answer !== true) return;
    this.#coming ??= this.#read(this.#cache);
    const patience = new Promise<null>((resolve) => setTimeout(resolve, kLongestDelay, null));
    try {
      const bytes = await Promise.race([this.#coming, patience]);
      if (bytes === null) return;
      const { fault } = session.loadEndingSets(new Uint8Array(bytes));
      if (fault === null) return;
      this.#cache = 'reload';
      throw new Error(fault.sentence);
    } catch (error) {
      this.#coming = null;
      console.warn(error);
    }
  }
}
