// SPDX-License-Identifier: MIT
// Judges whether a move reaches the goal of a lesson, from the engine's description of the new
// position.

import type { Snapshot, ThreatRow } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import { seatToMove, squaresOf } from '../../games/placement.ts';
import { foulsIn } from '../../games/stones.ts';
import type { Goal, Shape } from './lesson.ts';

export interface Made {
  readonly move: string;
  /** FEN letter of the moved piece; empty for a stone. */
  readonly mover: string;
}

function shapeOf({ kind, next }: ThreatRow): Shape {
  if (kind === 'open-three') return kind;
  return next.length > 1 ? 'open-four' : 'four';
}

function rowsOf({ threats }: Snapshot, seat: Seat): readonly ThreatRow[] {
  return threats.filter((row) => row.seat === seat);
}

function count(shapes: readonly Shape[], one: Shape): number {
  return shapes.filter((shape) => shape === one).length;
}

/** Whether `there` contains all wanted shapes, with repetitions. */
function hasAll(there: readonly Shape[], wanted: readonly Shape[]): boolean {
  return wanted.every((shape) => count(there, shape) >= count(wanted, shape));
}

/**
 * `after` is the position after the move. Goals about sides and fours need another question to the
 * engine.
 */
export function isReached(
  goal: Goal,
  { move, mover }: Made,
  spec: GameSpec,
  after: Snapshot,
): boolean {
  const [, to = ''] = squaresOf(move);
  const turn = seatToMove(spec, after.fen);
  const own = rowsOf(after, otherSeat(turn)).filter(({ stones }) => stones.includes(move));
  switch (goal.kind) {
    case 'reach':
      return mover === goal.piece && goal.squares.includes(to);
    case 'move':
      return mover === goal.piece;
    case 'check':
      return after.inCheck;
    case 'win':
      return after.status === 'first-wins' && after.reason === goal.reason;
    case 'vary':
      return after.status !== 'second-wins';
    case 'shapes':
      return (
        hasAll(own.map(shapeOf), goal.makes) && (!goal.stops || rowsOf(after, turn).length === 0)
      );
    case 'trap': {
      const barred = foulsIn(after);
      const answers = own.filter(({ kind }) => kind === 'four').flatMap(({ next }) => next);
      return answers.length > 0 && answers.every((point) => barred.has(point));
    }
    case 'fours':
      return after.reason === 'five-in-a-row';
    case 'barred':
    case 'side':
      return false;
  }
}
