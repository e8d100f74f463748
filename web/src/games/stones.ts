// SPDX-License-Identifier: MIT
// The engine's data on stones: fours, open threes, and forbidden points of Renju.

import type { Snapshot, ThreatRow } from '../engine/protocol.ts';
import type { Seat } from './seat.ts';

/** Why Renju forbids a point to Black. */
export type Foul = Snapshot['forbidden'][number]['foul'];

export type ThreatKind = ThreatRow['kind'];

/** The threats that a stone of the mover on that point completes, and those it stops. */
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

/** The empty points forbidden to the first seat, with their fouls. */
export function foulsIn({ forbidden }: Snapshot): Map<string, Foul> {
  return new Map(forbidden.map(({ point, foul }) => [point, foul]));
}
