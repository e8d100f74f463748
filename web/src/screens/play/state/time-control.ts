// SPDX-License-Identifier: MIT
// How a game is timed, and what its clocks show.

import type { Seat } from '../../../games/seat.ts';

/**
 * No clock; minutes for the game; minutes plus seconds added after every move; seconds per move; minutes, then
 * seconds per move.
 */
export const controlKinds = ['none', 'sudden', 'increment', 'move', 'byoyomi'] as const;

export type ControlKind = (typeof controlKinds)[number];

export interface TimeControl {
  readonly kind: ControlKind;
  /** Kept even if the kind does not use them. */
  readonly minutes: number;
  readonly seconds: number;
}

export const usualControl: TimeControl = { kind: 'none', minutes: 10, seconds: 10 };

export const minuteChoices = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90] as const;
export const secondChoices = [2, 3, 5, 10, 15, 20, 30, 60, 120] as const;

export function hasMinutes(kind: ControlKind): boolean {
  return kind === 'sudden' || kind === 'increment' || kind === 'byoyomi';
}

export function hasSeconds(kind: ControlKind): boolean {
  return kind === 'increment' || kind === 'move' || kind === 'byoyomi';
}

export type Times = Readonly<Record<Seat, number>>;

export interface Clocks {
  /** In milliseconds, without the time per move: at the start and after every move. */
  readonly left: readonly Times[];
  /** Time used for the current move before `since`. */
  readonly spentMs: number;
  /** When the clock of the side to move was started; null if it is stopped. */
  readonly since: number | null;
}

/** The clocks after this many moves, none of them charged. */
export function freshClocks({ kind, minutes }: TimeControl, plies: number): Clocks | null {
  if (kind === 'none') return null;
  const mainMs = hasMinutes(kind) ? minutes * 60_000 : 0;
  const times = { first: mainMs, second: mainMs };
  return { left: Array.from({ length: plies + 1 }, () => times), spentMs: 0, since: null };
}
