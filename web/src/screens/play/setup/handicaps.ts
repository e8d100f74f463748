// SPDX-License-Identifier: MIT
// The customary handicaps of Xiangqi, as positions: what the stronger player leaves in the box.
// Left horse, both horses and nine pieces are those of XQWLight; chariots belong to the same custom.

import { pointOf, squareAt } from '../../../board/geometry.ts';
import { parsePlacement, rowsOf } from '../../../games/placement.ts';
import type { GameSpec, Seat } from '../../../games/game-spec.ts';

export const handicaps = ['horse', 'horses', 'chariot', 'chariot-horse', 'nine'] as const;

export type Handicap = (typeof handicaps)[number];

/** Where the pieces given stand at the start, if Red gives them. */
const given: Readonly<Record<Handicap, readonly string[]>> = {
  horse: ['b0'],
  horses: ['b0', 'h0'],
  chariot: ['a0'],
  'chariot-horse': ['a0', 'b0'],
  nine: ['c0', 'd0', 'f0', 'g0', 'a3', 'c3', 'e3', 'g3', 'i3'],
};

/** The start without what that side gives; Red begins as ever. */
export function handicapFen(spec: GameSpec, handicap: Handicap, giver: Seat): string {
  const { startFen } = spec;
  const placement = new Map(parsePlacement(spec, startFen));
  for (const square of given[handicap]) {
    // On the board as the giver sees it.
    const at = pointOf({ size: spec, isFlipped: false }, square);
    placement.delete((at && squareAt({ size: spec, isFlipped: giver === 'second' }, at)) ?? '');
  }
  return [rowsOf(spec, placement), ...startFen.split(' ').slice(1)].join(' ');
}

/** Which handicap a position is, if it is one. */
export function handicapOf(
  spec: GameSpec,
  fen: string | null,
): { handicap: Handicap; giver: Seat } | null {
  for (const giver of ['first', 'second'] as const) {
    const handicap = handicaps.find((one) => handicapFen(spec, one, giver) === fen);
    if (handicap !== undefined) return { handicap, giver };
  }
  return null;
}
