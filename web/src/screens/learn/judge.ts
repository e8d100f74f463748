// SPDX-License-Identifier: MIT
// Whether a move does what a lesson asks for, by what the engine says of the position it leads to.

import type { Snapshot, ThreatRow } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import { seatToMove, squaresOf } from '../../games/placement.ts';
import { foulsIn } from '../../games/stones.ts';
import type { Goal, Shape } from './lesson.ts';

export interface Made {
  readonly move: string;
  /** FEN letter of the piece that made it; empty of a stone. */
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

/** Whether each of the shapes is among those there are, two of a kind as two. */
function hasAll(there: readonly Shape[], wanted: readonly Shape[]): boolean {
  return wanted.every((shape) => count(there, shape) >= count(wanted, shape));
}

/** `after` is the position the move leads to. Sides and fours take the engine another question. */
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
