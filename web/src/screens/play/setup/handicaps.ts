// SPDX-License-Identifier: MIT
// Handicaps as positions: what the stronger player leaves in the box.

import { pointOf, squareAt } from '../../../board/geometry.ts';
import { fenOf, parsePlacement } from '../../../games/placement.ts';
import type { GameSpec, Handicap, Seat } from '../../../games/game-spec.ts';

/** The start without what that side gives; the first seat begins as ever. */
export function handicapFen(spec: GameSpec, { squares }: Handicap, giver: Seat): string {
  const { startFen } = spec;
  const placement = new Map(parsePlacement(spec, startFen));
  for (const square of squares) {
    // On the board as the giver sees it.
    const at = pointOf({ size: spec, isFlipped: false }, square);
    placement.delete((at && squareAt({ size: spec, isFlipped: giver === 'second' }, at)) ?? '');
  }
  return fenOf(spec, placement, 'first');
}

/** Which handicap a position is, if it is one. */
export function handicapOf(
  spec: GameSpec,
  fen: string | null,
): { handicap: Handicap; giver: Seat } | null {
  for (const giver of ['first', 'second'] as const) {
    const handicap = spec.handicaps.find((one) => handicapFen(spec, one, giver) === fen);
    if (handicap !== undefined) return { handicap, giver };
  }
  return null;
}
