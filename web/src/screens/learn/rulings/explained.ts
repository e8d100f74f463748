// SPDX-License-Identifier: MIT
// A move of a repeated cycle, seen where it is played: the engine names points as they are at the cycle's end.

import { squaresOf } from '../../../games/placement.ts';
import type { Ruling, Step } from '../../../games/ruling.ts';

/** Where the piece stood before these moves, which capture nothing. */
function before(square: string, moves: readonly string[]): string {
  return moves.reduceRight((at, move) => {
    const [from, to] = squaresOf(move);
    return to === at && from !== undefined ? from : at;
  }, square);
}

/**
 * What the last of the first `ply` moves of a line does, with its attacks on the points where they are then; null
 * where it is none of the cycle that is ruled at the end of the line.
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
