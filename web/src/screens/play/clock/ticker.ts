// SPDX-License-Identifier: MIT
// Updates the clocks on the page, and announces when a person's time runs short.

import type { Strings } from '../../../i18n/index.ts';
import { isUsersPly, seatAfter } from '../state/selectors.ts';
import { timeLeft } from '../state/clock.ts';
import type { GameState } from '../state/state.ts';

const kTickMs = 100;
/** The remaining times that are announced. */
const kSaidSeconds = [60, 10] as const;

export class Ticker {
  readonly #show: (now: number) => void;
  readonly #say: (text: string) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #state: GameState | null = null;
  #strings: Strings | null = null;
  #leftBefore = 0;
  #seatBefore = '';

  constructor(show: (now: number) => void, say: (text: string) => void) {
    this.#show = show;
    this.#say = say;
  }

  /** Reschedules itself while a clock runs. */
  update(state: GameState, strings: Strings): void {
    this.#state = state;
    this.#strings = strings;
    const isRunning = (state.clocks?.since ?? null) !== null;
    if (!isRunning) this.stop();
    else this.#timer ??= setInterval(() => this.#tick(), kTickMs);
    this.#tick();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = performance.now();
    this.#show(now);
    const state = this.#state;
    if (state === null || this.#strings === null || state.clocks === null) return;
    const seat = seatAfter(state, state.game.moves.length);
    const { ms } = timeLeft(state, seat, now);
    const isSame = this.#seatBefore === `${seat}${state.game.number}${state.game.moves.length}`;
    const before = isSame ? this.#leftBefore : Infinity;
    this.#leftBefore = ms;
    this.#seatBefore = `${seat}${state.game.number}${state.game.moves.length}`;
    // A new move that starts below the threshold is not announced.
    if (!isSame || this.#timer === undefined || !isUsersPly(state, state.game.moves.length)) return;
    const said = kSaidSeconds.find((one) => ms <= one * 1000 && before > one * 1000);
    if (said === undefined) return;
    const side = this.#strings.sides[state.spec.sides[seat]];
    this.#say(this.#strings.spoken.timeLeft(side, this.#strings.seconds(said)));
  }
}
