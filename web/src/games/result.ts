// SPDX-License-Identifier: MIT
// Results of games, under the rules or by agreement.

import type { Reason, Snapshot } from '../engine/protocol.ts';
import type { Seat } from './seat.ts';

export const agreedReasons = ['resignation', 'agreement', 'time'] as const;

export type EndReason = Exclude<Reason, ''> | (typeof agreedReasons)[number];

export interface Result {
  /** Null for a draw. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

/** The result under the rules; null while the game continues. */
export function resultIn({ status, reason }: Snapshot): Result | null {
  if (status === 'ongoing' || reason === '') return null;
  if (status === 'draw') return { winner: null, reason };
  return { winner: status === 'first-wins' ? 'first' : 'second', reason };
}
