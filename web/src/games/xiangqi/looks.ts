// SPDX-License-Identifier: MIT
// The characters on Xiangqi's pieces and the markings of its board.

import type { BoardArt, BoardLine, GlyphId, PieceType, PieceSpec } from '../game-spec.ts';

export const kFiles = 9;
export const kRanks = 10;
const kLastFile = kFiles - 1;
const kLastRank = kRanks - 1;
/** The river is between this rank and the next. */
const kRiverRank = 4;

function red(type: PieceType, glyph: GlyphId): PieceSpec {
  return { seat: 'first', label: `red-${type}`, face: { type, glyph } };
}

function black(type: PieceType, glyph: GlyphId): PieceSpec {
  return { seat: 'second', label: `black-${type}`, face: { type, glyph } };
}

export const pieceSpecs: Readonly<Record<string, PieceSpec>> = {
  K: red('general', '帥'),
  A: red('advisor', '仕'),
  B: red('elephant', '相'),
  N: red('horse', '傌'),
  R: red('chariot', '俥'),
  C: red('cannon', '炮'),
  P: red('soldier', '兵'),
  k: black('general', '將'),
  a: black('advisor', '士'),
  b: black('elephant', '象'),
  n: black('horse', '馬'),
  r: black('chariot', '車'),
  c: black('cannon', '砲'),
  p: black('soldier', '卒'),
};

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function fileLines(file: number): BoardLine[] {
  if (file === 0 || file === kLastFile) return [[file, 0, file, kLastRank]];
  return [
    [file, 0, file, kRiverRank],
    [file, kRiverRank + 1, file, kLastRank],
  ];
}

function palaceLines(rank: number): BoardLine[] {
  return [
    [3, rank, 5, rank + 2],
    [5, rank, 3, rank + 2],
  ];
}

export const art: BoardArt = {
  lines: [
    ...count(kRanks).map((rank): BoardLine => [0, rank, kLastFile, rank]),
    ...count(kFiles).flatMap(fileLines),
    ...palaceLines(0),
    ...palaceLines(kLastRank - 2),
  ],
  corners: [
    ...[2, 7].flatMap((rank) => [1, 7].map((file) => [file, rank] as const)),
    ...[3, 6].flatMap((rank) => [0, 2, 4, 6, 8].map((file) => [file, rank] as const)),
  ],
  dots: [],
  characters: [
    { glyph: '楚', x: 1.45, y: 4.5 },
    { glyph: '河', x: 2.55, y: 4.5 },
    { glyph: '漢', x: 5.45, y: 4.5 },
    { glyph: '界', x: 6.55, y: 4.5 },
  ],
  margin: 0.78,
  frameGap: 0.13,
  coordinateEm: 0.22,
};
