// SPDX-License-Identifier: MIT
// A line of play as numbered stones that are not there yet. The unit is the cell.

import { otherSeat, type GameSpec, type Seat } from '../games/game-spec.ts';
import { seatToMove } from '../state/queries.ts';
import { pointOf, type Point, type View } from './geometry.ts';
import type { Palette } from './palette.ts';
import { parsePlacement } from './placement.ts';
import type { PieceItem } from './scene.ts';

export interface NumberItem {
  readonly number: number;
  readonly at: Point;
  readonly isOnDark: boolean;
}

export interface Ghosts {
  readonly pieces: readonly PieceItem[];
  readonly numbers: readonly NumberItem[];
}

const kOpacity = 0.6;

function letterOf({ pieces }: GameSpec, seat: Seat): string {
  return Object.keys(pieces).find((letter) => pieces[letter]?.seat === seat) ?? '';
}

/** The points of a line from a position on, as far as they are free. */
export function ghostsOf(spec: GameSpec, fen: string, view: View, line: readonly string[]): Ghosts {
  const placement = parsePlacement(spec, fen);
  const mover = seatToMove(spec, fen);
  const taken = line.findIndex((point) => placement.has(point));
  const stones = line.slice(0, taken < 0 ? line.length : taken).flatMap((point, ply) => {
    const at = pointOf(view, point);
    const seat = ply % 2 === 0 ? mover : otherSeat(mover);
    return at === null ? [] : [{ at, seat, number: ply + 1 }];
  });
  return {
    pieces: stones.map(({ at, seat }) => {
      return { letter: letterOf(spec, seat), at, lift: 0, opacity: kOpacity };
    }),
    numbers: stones.map(({ at, seat, number }) => ({ number, at, isOnDark: seat === 'first' })),
  };
}

/** Type is set in whole pixels, so the context is made finer for it. */
const kFineness = 100;

export function paintNumber(
  context: CanvasRenderingContext2D,
  { number, at, isOnDark }: NumberItem,
  palette: Palette,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(1 / kFineness, 1 / kFineness);
  context.font = `600 ${number < 10 ? 46 : 40}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = isOnDark ? palette.shell : palette.slate;
  context.fillText(String(number), 0, 3);
  context.restore();
}
