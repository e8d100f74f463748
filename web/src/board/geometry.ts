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

/** The names of all squares in screen order: rows from the top, each from the left. */
export function squareRows({ size, isFlipped }: View): string[][] {
  const { files, ranks } = size;
  return Array.from({ length: ranks }, (_row, y) =>
    Array.from({ length: files }, (_cell, x) =>
      squareName(size, isFlipped ? files - 1 - x : x, isFlipped ? y : ranks - 1 - y),
    ),
  );
}
