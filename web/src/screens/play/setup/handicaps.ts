// SPDX-License-Identifier: MIT
// Handicaps as positions: the pieces the stronger player leaves out.

import { pointOf, squareRows } from '../../../board/geometry.ts';
import { fenOf, parsePlacement } from '../../../games/placement.ts';
import type { GameSpec, Handicap } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';

/** The start position without the handicap pieces; the first side moves first as usual. */
export function handicapFen(spec: GameSpec, { squares }: Handicap, giver: Seat): string {
  const { startFen } = spec;
  const placement = new Map(parsePlacement(spec, startFen));
  const seen = squareRows({ size: spec, isFlipped: giver === 'second' });
  for (const square of squares) {
    // From the giver's view.
    const at = pointOf({ size: spec, isFlipped: false }, square);
    placement.delete((at && seen[at.y]?.[at.x]) ?? '');
  }
  return fenOf(spec, placement, 'first');
}

/** The handicap of a position, if any. */
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
