// SPDX-License-Identifier: MIT
// Explains a move of a repeated cycle at the time it is played; the engine names points as of the
// end of the cycle.

import { squaresOf } from '../../../games/placement.ts';
import type { Ruling, Step } from '../../../games/ruling.ts';

/** The square of the piece before these moves, which capture nothing. */
function before(square: string, moves: readonly string[]): string {
  return moves.reduceRight((at, move) => {
    const [from, to] = squaresOf(move);
    return to === at && from !== undefined ? from : at;
  }, square);
}

/**
 * The deed of move `ply` of a line, with its attacks on the squares at that time. Null if the move
 * is not part of the cycle ruled at the end of the line.
 */
export function stepAt(line: readonly string[], ply: number, ruling: Ruling | null): Step | null {
  const steps = ruling?.steps ?? [];
  if (steps.length === 0 || ply === 0) return null;
  const back = (line.length - ply) % steps.length;
  const step = steps[steps.length - 1 - back];
  if (step === undefined || step.move !== line[ply - 1]) return null;
  const later = line.slice(line.length - back);
  const attacks = step.attacks.map(({ from, to }) => ({
    from: before(from, later),
    to: before(to, later),
  }));
  return { ...step, home: before(step.home, later), attacks };
}
