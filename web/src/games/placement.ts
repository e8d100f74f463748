// SPDX-License-Identifier: MIT
// What stands where, read from a FEN for display; whether it may stand there only the engine knows.

import { squareName, type BoardSize } from '../board/geometry.ts';

/** FEN letters by square. */
export type Placement = ReadonlyMap<string, string>;

export function parsePlacement(size: BoardSize, fen: string): Placement {
  const placement = new Map<string, string>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.forEach((row, index) => {
    const rank = size.ranks - 1 - index;
    let file = 0;
    for (const token of row.match(/\d+|[A-Za-z]/g) ?? []) {
      const run = Number(token);
      if (Number.isNaN(run)) placement.set(squareName(size, file++, rank), token);
      else file += run;
    }
  });
  return placement;
}

/** The first field of a FEN. */
export function rowsOf(size: BoardSize, placement: Placement): string {
  const rows = Array.from({ length: size.ranks }, (_row, y) => {
    const names = Array.from({ length: size.files }, (_point, file) =>
      squareName(size, file, size.ranks - 1 - y),
    );
    const letters = names.map((square) => placement.get(square) ?? '1').join('');
    return letters.replace(/1+/g, ({ length }) => String(length));
  });
  return rows.join('/');
}

/** The letter of the side to move. */
export function sideLetter(fen: string): string {
  return fen.split(' ')[1] ?? '';
}

/** The squares a move names: from and to, or the one it drops a stone on. */
export function squaresOf(move: string): string[] {
  return move.match(/[a-z]\d+/g) ?? [];
}

/** How many rows of a board a FEN writes down. */
export function rowCount(fen: string): number {
  return (fen.trim().split(' ')[0] ?? '').split('/').length;
}
