// SPDX-License-Identifier: MIT
// The customary handicaps of Xiangqi, as positions: what the stronger player leaves in the box.
// Left horse, both horses and nine pieces are those of XQWLight; chariots belong to the same custom.

import { squareName } from '../board/geometry.ts';
import { parsePlacement } from '../board/placement.ts';
import type { GameSpec, Seat } from '../games/game-spec.ts';

export const handicaps = ['horse', 'horses', 'chariot', 'chariot-horse', 'nine'] as const;

export type Handicap = (typeof handicaps)[number];

/** Where the pieces given stand at the start, if Red gives them. */
const given: Readonly<Record<Handicap, readonly string[]>> = {
  horse: ['b0'],
  horses: ['b0', 'h0'],
  chariot: ['a0'],
  'chariot-horse': ['a0', 'b0'],
  nine: ['c0', 'd0', 'f0', 'g0', 'a3', 'c3', 'e3', 'g3', 'i3'],
};

/** The start without what that side gives; Red begins as ever. */
export function handicapFen(spec: GameSpec, handicap: Handicap, giver: Seat): string {
  const { files, ranks, startFen } = spec;
  const placement = parsePlacement(spec, startFen);
  const letterAt = (file: number, rank: number): string => {
    // The board as the giver sees it.
    const seen = giver === 'first' ? [file, rank] : [files - 1 - file, ranks - 1 - rank];
    const isGiven = given[handicap].includes(squareName(spec, seen[0] ?? 0, seen[1] ?? 0));
    return (isGiven ? undefined : placement.get(squareName(spec, file, rank))) ?? '1';
  };
  const rows = Array.from({ length: ranks }, (_row, y) => {
    const letters = Array.from({ length: files }, (_point, file) => letterAt(file, ranks - 1 - y));
    return letters.join('').replace(/1+/g, ({ length }) => String(length));
  });
  return [rows.join('/'), ...startFen.split(' ').slice(1)].join(' ');
}

/** Which handicap a position is, if it is one. */
export function handicapOf(
  spec: GameSpec,
  fen: string | null,
): { handicap: Handicap; giver: Seat } | null {
  for (const giver of ['first', 'second'] as const) {
    const handicap = handicaps.find((one) => handicapFen(spec, one, giver) === fen);
    if (handicap !== undefined) return { handicap, giver };
  }
  return null;
}
