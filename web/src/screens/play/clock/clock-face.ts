// SPDX-License-Identifier: MIT
// A player's remaining time, beside the name.

import type { Seat } from '../../../games/seat.ts';
import { seatAfter } from '../state/selectors.ts';
import { timeLeft } from '../state/clock.ts';
import type { GameState } from '../state/state.ts';
import { setText } from '../../../ui/dom.ts';

/** Below this a clock shows tenths and a frame. */
const kLowMs = 10_000;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** `9:58`, `1:02:03`; tenths at the very end. */
export function formatTime(ms: number): string {
  if (ms < kLowMs) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const start = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return `${start}:${twoDigits(seconds % 60)}`;
}

export class ClockFace {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show(state: GameState, seat: Seat, now: number): void {
    const { clocks, settings, game } = state;
    this.#element.hidden = clocks === null;
    if (clocks === null) return;
    const { ms, isPerMove } = timeLeft(state, seat, now);
    const hasTurn = clocks.since !== null && seatAfter(state, game.moves.length) === seat;
    this.#element.classList.toggle('running', hasTurn);
    this.#element.classList.toggle('low', ms < kLowMs && settings.clock.kind !== 'move');
    this.#element.classList.toggle('anew', isPerMove && settings.clock.kind === 'byoyomi');
    setText(this.#element, formatTime(ms));
  }
}
