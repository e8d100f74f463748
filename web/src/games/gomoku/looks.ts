// SPDX-License-Identifier: MIT
// What is printed on Gomoku's board.

import type { BoardArt, BoardLine } from '../game-spec.ts';

export const kSize = 15;
const kLast = kSize - 1;

const along = Array.from({ length: kSize }, (_, index) => index);

export const art: BoardArt = {
  lines: [
    ...along.map((rank): BoardLine => [0, rank, kLast, rank]),
    ...along.map((file): BoardLine => [file, 0, file, kLast]),
  ],
  corners: [],
  dots: [[7, 7], ...[3, 11].flatMap((rank) => [3, 11].map((file) => [file, rank] as const))],
  characters: [],
  margin: 1.02,
  frameGap: 0,
  coordinateEm: 0.35,
};
