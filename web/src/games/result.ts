// SPDX-License-Identifier: MIT
// How games end: by their rules, as the engine says, or as the players agree.

import type { Reason, Snapshot } from '../engine/protocol.ts';
import type { Seat } from './seat.ts';

export const agreedReasons = ['resignation', 'agreement', 'time'] as const;

export type EndReason = Exclude<Reason, ''> | (typeof agreedReasons)[number];

export interface Result {
  /** Null when the game is drawn. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

/** By the rules; null while the game goes on. */
export function resultIn({ status, reason }: Snapshot): Result | null {
  if (status === 'ongoing' || reason === '') return null;
  if (status === 'draw') return { winner: null, reason };
  return { winner: status === 'first-wins' ? 'first' : 'second', reason };
}
