// SPDX-License-Identifier: MIT
// The packed endgame sets, fetched by the worker when a position may be covered.

import type { PositionRef, Session } from '@engine/engine.js';
import setsUrl from '../../../engine/xiangqi/endings/two-attackers.sets?url';
import { distrust, fetchFile } from './fetch-file.ts';

export { setsUrl };

export type ReadSets = () => Promise<ArrayBuffer>;

export const fetchSets: ReadSets = async () => {
  const response = await fetchFile(setsUrl);
  return response.arrayBuffer();
};

/** In milliseconds: moves do not wait longer. Sets that load later are used for the next move. */
const kLongestDelay = 3000;

export class EndingSets {
  readonly #read: ReadSets;
  #coming: Promise<ArrayBuffer> | null = null;

  constructor(read: ReadSets) {
    this.#read = read;
  }

  /** If they cannot be downloaded, play continues without them; the next such position retries. */
  async loadFor(session: Session, position: PositionRef): Promise<void> {
    if (session.missesEndingSets(position).answer !== true) return;
    this.#coming ??= this.#read();
    const patience = new Promise<null>((resolve) => setTimeout(resolve, kLongestDelay, null));
    try {
      const bytes = await Promise.race([this.#coming, patience]);
      if (bytes === null) return;
      const { fault } = session.loadEndingSets(new Uint8Array(bytes));
      if (fault === null) return;
      distrust(setsUrl);
      throw new Error(fault.sentence);
    } catch (error) {
      this.#coming = null;
      console.warn(error);
    }
  }
}
