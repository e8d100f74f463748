// SPDX-License-Identifier: MIT
// What the engine says of stones: fours and open threes, and the points that Renju bars.

import type { Snapshot } from '../engine/protocol.ts';
import type { Seat } from './game-spec.ts';
import { squaresOf } from './placement.ts';

/** Why Renju bars a point to Black. */
export type Foul = 'overline' | 'double-four' | 'double-three';

export type ThreatKind = 'four' | 'open-three';

export interface Threat {
  readonly seat: Seat;
  readonly kind: ThreatKind;
  /** Along the row. */
  readonly stones: readonly string[];
  /** Where one stone more makes a five of a four, or an open four of a three. */
  readonly next: readonly string[];
}

/** Reads `first:four:f8,g8,h8,i8:e8,j8`, and more after spaces. */
export function threatsIn(text: string): Threat[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const [seat, kind, stones = '', next = ''] = word.split(':');
    return {
      seat: seat as Seat,
      kind: kind as ThreatKind,
      stones: squaresOf(stones),
      next: squaresOf(next),
    };
  });
}

/** Of the threats, what a stone of the mover's on that point completes, and what it stops. */
export function touchedBy(
  threats: readonly Threat[],
  point: string,
  mover: Seat,
): { readonly completes: readonly Threat[]; readonly stops: readonly Threat[] } {
  const touched = threats.filter(({ next }) => next.includes(point));
  return {
    completes: touched.filter(({ seat, kind }) => seat === mover && kind === 'four'),
    stops: touched.filter(({ seat }) => seat !== mover),
  };
}

/** The empty points barred to the first seat, with the foul each would be. */
export function foulsIn({ forbidden }: Snapshot): Map<string, Foul> {
  const words = forbidden.split(' ').filter((word) => word !== '');
  return new Map(words.map((word) => word.split(':') as [string, Foul]));
}
