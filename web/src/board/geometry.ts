// SPDX-License-Identifier: MIT
// Squares, points and rows: the geometry of a board, seen from either side.

import { parseSquare, squareName, type BoardSize } from '../games/squares.ts';

/** The orientation of a board; if flipped, the second side is at the bottom. */
export interface View {
  readonly size: BoardSize;
  readonly isFlipped: boolean;
}

/** A position on the screen in cells, from the top left point of the board. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts file and rank to a screen position; the same formula inverts it. */
export function place({ size, isFlipped }: View, file: number, rank: number): Point {
  return isFlipped ? { x: size.files - 1 - file, y: rank } : { x: file, y: size.ranks - 1 - rank };
}

/** The centre of a square; null for squares off the board. */
export function pointOf(view: View, square: string): Point | null {
  const found = parseSquare(view.size, square);
  return found && place(view, found.file, found.rank);
}

/** The nearest square, or null off the board. */
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

/** The names of all squares in screen order: rows from the top, each from the left. */
export function squareRows(view: View): string[][] {
  return Array.from({ length: view.size.ranks }, (_row, y) =>
    Array.from({ length: view.size.files }, (_cell, x) => squareAt(view, { x, y }) ?? ''),
  );
}
