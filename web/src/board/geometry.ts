// SPDX-License-Identifier: MIT
// Squares, points and rows: where the points of a board lie, seen from either side.

import { parseSquare, squareName, type BoardSize } from '../games/placement.ts';

/** How a board is looked at: flipped, the second seat is at the bottom. */
export interface View {
  readonly size: BoardSize;
  readonly isFlipped: boolean;
}

/** A place on the screen in cells, from the top left point of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns file and rank into a place on the screen; the same formula turns it back. */
export function place({ size, isFlipped }: View, file: number, rank: number): Point {
  return isFlipped ? { x: size.files - 1 - file, y: rank } : { x: file, y: size.ranks - 1 - rank };
}

/** The centre of a square; squares off the board have none. */
export function pointOf(view: View, square: string): Point | null {
  const found = parseSquare(view.size, square);
  return found && place(view, found.file, found.rank);
}

/** The square nearest to a place, or null beside the board. */
export function squareAt(view: View, { x, y }: Point): string | null {
  const column = Math.round(x);
  const row = Math.round(y);
  const { files, ranks } = view.size;
  if (column < 0 || column >= files || row < 0 || row >= ranks) return null;
  const { isFlipped } = view;
  const file = isFlipped ? files - 1 - column : column;
  const rank = isFlipped ? row : ranks - 1 - row;
  return squareName(view.size, file, rank);
}

/** The names of all squares as they are seen: rows from the top, each from the left. */
export function squareRows(view: View): string[][] {
  return Array.from({ length: view.size.ranks }, (_row, y) =>
    Array.from({ length: view.size.files }, (_cell, x) => squareAt(view, { x, y }) ?? ''),
  );
}
