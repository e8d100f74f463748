// SPDX-License-Identifier: MIT
// The packed sets of endings, fetched by the worker when a position comes that they may know.

import type { PositionRef, Session } from '@engine/engine.js';
import setsUrl from '../../../engine/xiangqi/endings/two-attackers.sets?url';
import { fetchFile } from './fetch-file.ts';

export { setsUrl };

export type ReadSets = (cache: RequestCache) => Promise<ArrayBuffer>;

export const fetchSets: ReadSets = async (cache) => {
  const { response } = await fetchFile(setsUrl, cache);
  return response.arrayBuffer();
};

/** In milliseconds: no move waits longer. Sets that come later are there for the next one. */
const kLongestDelay = 3000;

export class EndingSets {
  readonly #read: ReadSets;
  #coming: Promise<ArrayBuffer> | null = null;
  /** What turned out damaged would otherwise come back from the browser's cache for ever. */
  #cache: RequestCache = 'default';

  constructor(read: ReadSets) {
    this.#read = read;
  }

  /** Play goes on without them where they cannot be had; the next such position asks again. */
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
