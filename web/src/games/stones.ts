// SPDX-License-Identifier: MIT
// What the engine says of stones: fours and open threes, and the points that Renju bars.

import type { Snapshot, ThreatRow } from '../engine/protocol.ts';
import type { Seat } from './seat.ts';

/** Why Renju bars a point to Black. */
export type Foul = Snapshot['forbidden'][number]['foul'];

export type ThreatKind = ThreatRow['kind'];

/** Of the threats, what a stone of the mover's on that point completes, and what it stops. */
export function touchedBy(
  threats: readonly ThreatRow[],
  point: string,
  mover: Seat,
): { readonly completes: readonly ThreatRow[]; readonly stops: readonly ThreatRow[] } {
  const touched = threats.filter(({ next }) => next.includes(point));
  return {
    completes: touched.filter(({ seat, kind }) => seat === mover && kind === 'four'),
    stops: touched.filter(({ seat }) => seat !== mover),
  };
}

/** The empty points barred to the first seat, with the foul each would be. */
export function foulsIn({ forbidden }: Snapshot): Map<string, Foul> {
  return new Map(forbidden.map(({ point, foul }) => [point, foul]));
}
