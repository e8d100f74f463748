// SPDX-License-Identifier: MIT
// The markings of Gomoku boards.

import type { BoardArt, BoardLine } from '../game-spec.ts';

type Dot = readonly [file: number, rank: number];

/** Near the corners and at the centre; from 19 lines also at the sides, as on a Go board. */
function dotsOf(lines: number): readonly Dot[] {
  const near = lines < 13 ? 2 : 3;
  const [far, middle] = [lines - 1 - near, (lines - 1) / 2];
  const isEven = lines % 2 === 0;
  const all: readonly Dot[] = [near, middle, far].flatMap((rank) =>
    [near, middle, far].map((file): Dot => [file, rank]),
  );
  return all.filter(([file, rank]) => {
    const middles = [file, rank].filter((at) => at === middle).length;
    if (middles === 0) return true;
    return !isEven && (middles === 2 || lines >= 19);
  });
}

export function artOf(lines: number): BoardArt {
  const last = lines - 1;
  const along = Array.from({ length: lines }, (_, index) => index);
  return {
    lines: [
      ...along.map((rank): BoardLine => [0, rank, last, rank]),
      ...along.map((file): BoardLine => [file, 0, file, last]),
    ],
    corners: [],
    dots: dotsOf(lines),
    characters: [],
    margin: 1.02,
    frameGap: 0,
    coordinateEm: 0.35,
  };
}
