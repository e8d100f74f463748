// SPDX-License-Identifier: MIT
// The squares of a board and their names.

/** Board dimensions; `firstRank` is the number of the rank nearest to the first seat. */
export interface BoardSize {
  readonly files: number;
  readonly ranks: number;
  readonly firstRank: number;
}

export function squareName(size: BoardSize, file: number, rank: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + file) + String(rank + size.firstRank);
}

/** File and rank from 0, or null if the board has no such square. */
export function parseSquare(size: BoardSize, name: string): { file: number; rank: number } | null {
  const match = /^([a-z])(\d+)$/.exec(name);
  if (match === null) return null;
  const file = (match[1] ?? '').charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(match[2]) - size.firstRank;
  const isOnBoard = file < size.files && rank >= 0 && rank < size.ranks;
  return isOnBoard ? { file, rank } : null;
}

/** All squares, rank by rank from the bottom. */
export function squaresOn(size: BoardSize): string[] {
  return Array.from({ length: size.files * size.ranks }, (_, index) =>
    squareName(size, index % size.files, Math.floor(index / size.files)),
  );
}

/** FEN letters by square. */
export type Placement = ReadonlyMap<string, string>;
