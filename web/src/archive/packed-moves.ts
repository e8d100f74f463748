// SPDX-License-Identifier: MIT
// Encodes moves in two bytes each: a hundred thousand games take 16 MB.

import type { BoardSize } from '../games/squares.ts';
import { squaresOf } from '../games/placement.ts';
import { parseSquare, squareName } from '../games/squares.ts';

/**
 * Points are numbered along the ranks from the bottom. A stone's move has one point, other moves
 * two.
 */
type Size = BoardSize & { readonly moving: { readonly squares: 1 | 2 } };

const kNone = 0xffff;

function pointOf(size: BoardSize, name: string): number {
  const square = parseSquare(size, name);
  return square === null ? -1 : square.rank * size.files + square.file;
}

/** Stops at the first text that is not a move on the board. */
export function packMoves(size: Size, moves: readonly string[]): Uint8Array<ArrayBuffer> {
  const points = size.files * size.ranks;
  const codes = moves.map((move) => {
    const [from = -1, to = -1] = squaresOf(move).map((name) => pointOf(size, name));
    if (from < 0 || (size.moving.squares === 2 && to < 0)) return kNone;
    return size.moving.squares === 1 ? from : from * points + to;
  });
  const end = codes.indexOf(kNone);
  const packed = new Uint8Array(2 * (end < 0 ? codes.length : end));
  const view = new DataView(packed.buffer);
  for (let ply = 0; 2 * ply < packed.length; ply++) view.setUint16(2 * ply, codes[ply] ?? 0, true);
  return packed;
}

/** The code of each move: a point, or from × points + to. */
export function codesOf(packed: Uint8Array): Uint16Array {
  const codes = new Uint16Array(packed.length >> 1);
  for (let ply = 0; ply < codes.length; ply++) {
    codes[ply] = (packed[2 * ply] ?? 0) | ((packed[2 * ply + 1] ?? 0) << 8);
  }
  return codes;
}

export function unpackMoves(size: Size, packed: Uint8Array): string[] {
  const points = size.files * size.ranks;
  const nameOf = (point: number): string =>
    squareName(size, point % size.files, Math.floor(point / size.files));
  return Array.from(codesOf(packed), (code) =>
    size.moving.squares === 1
      ? nameOf(code)
      : nameOf(Math.floor(code / points)) + nameOf(code % points),
  );
}
