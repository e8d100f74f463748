// SPDX-License-Identifier: MIT
// A line of play as numbered stones that are not there yet.

import { otherSeat, type GameSpec, type Seat } from '../games/game-spec.ts';
import { pointOf, type View } from './geometry.ts';
import { parsePlacement, seatToMove } from '../games/placement.ts';
import type { PieceItem } from './scene.ts';

const kOpacity = 0.7;

/** The letter of a side's stones. */
export function letterOf({ pieces }: GameSpec, seat: Seat): string {
  return Object.keys(pieces).find((letter) => pieces[letter]?.seat === seat) ?? '';
}

/** The points of a line from a position on, as far as they are free. */
export function ghostsOf(
  spec: GameSpec,
  fen: string,
  view: View,
  line: readonly string[],
): PieceItem[] {
  const placement = parsePlacement(spec, fen);
  const mover = seatToMove(spec, fen);
  const taken = line.findIndex((point) => placement.has(point));
  return line.slice(0, taken < 0 ? line.length : taken).flatMap((point, ply) => {
    const at = pointOf(view, point);
    const letter = letterOf(spec, ply % 2 === 0 ? mover : otherSeat(mover));
    return at === null ? [] : [{ letter, at, lift: 0, opacity: kOpacity, number: ply + 1 }];
  });
}
