// SPDX-License-Identifier: MIT
// The clocks of a game and their announcements, loaded with the first game that has clocks.

import type { Seat } from '../../../games/seat.ts';
import type { Strings } from '../../../i18n/index.ts';
import { LiveRegion } from '../../../ui/live-region.ts';
import { ClockFace } from './clock-face.ts';
import type { GameState } from '../state/state.ts';
import { Ticker } from './ticker.ts';

/** A clock and its side. */
export interface ClockPlace {
  readonly clock: HTMLElement;
  readonly seat: Seat;
}

export class Clocks {
  readonly #faces: readonly { readonly place: ClockPlace; readonly face: ClockFace }[];
  readonly #live = new LiveRegion();
  readonly #ticker = new Ticker(
    (now) => this.#show(now),
    (text) => this.#live.say({ polite: text, urgent: null }),
  );
  #state: GameState | null = null;

  constructor(places: readonly ClockPlace[]) {
    this.#faces = places.map((place) => ({ place, face: new ClockFace(place.clock) }));
  }

  /** The announcement. */
  get element(): HTMLElement {
    return this.#live.element;
  }

  update(state: GameState, strings: Strings): void {
    this.#state = state;
    this.#ticker.update(state, strings);
  }

  #show(now: number): void {
    const state = this.#state;
    if (state === null) return;
    for (const { place, face } of this.#faces) face.show(state, place.seat, now);
  }

  stop(): void {
    this.#ticker.stop();
  }
}
