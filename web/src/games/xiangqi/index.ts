// SPDX-License-Identifier: MIT
// Xiangqi's board and pieces: the field's FEN letters, the page's names, the printed lines.

import { notations, ruleSets } from '../../engine/protocol.ts';
import { screens } from '../game-spec.ts';
import type {
  BoardArt,
  BoardLine,
  GameSpec,
  GlyphId,
  PieceLabel,
  PieceSpec,
  Seat,
} from '../game-spec.ts';
import { ratings } from './ratings.ts';

const kFiles = 9;
const kRanks = 10;
const kLastFile = kFiles - 1;
const kLastRank = kRanks - 1;
/** The river flows between this rank and the next. */
const kRiverRank = 4;

function piece(seat: Seat, label: PieceLabel, glyph: GlyphId): PieceSpec {
  return { seat, label, glyph };
}

const pieces: Readonly<Record<string, PieceSpec>> = {
  K: piece('first', 'red-general', '帥'),
  A: piece('first', 'red-advisor', '仕'),
  B: piece('first', 'red-elephant', '相'),
  N: piece('first', 'red-horse', '傌'),
  R: piece('first', 'red-chariot', '俥'),
  C: piece('first', 'red-cannon', '炮'),
  P: piece('first', 'red-soldier', '兵'),
  k: piece('second', 'black-general', '將'),
  a: piece('second', 'black-advisor', '士'),
  b: piece('second', 'black-elephant', '象'),
  n: piece('second', 'black-horse', '馬'),
  r: piece('second', 'black-chariot', '車'),
  c: piece('second', 'black-cannon', '砲'),
  p: piece('second', 'black-soldier', '卒'),
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

const art: BoardArt = {
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

export const xiangqi: GameSpec = {
  id: 'xiangqi',
  screens,
  moves: 'pieces',
  files: kFiles,
  ranks: kRanks,
  firstRank: 0,
  startFen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  secondLetter: 'b',
  sides: { first: 'red', second: 'black' },
  pieces,
  art,
  rules: ruleSets,
  isRuleInFen: false,
  openings: ['plain'],
  // Left horse, both horses and nine pieces are those of XQWLight; chariots belong to the same custom.
  handicaps: [
    { name: 'horse', squares: ['b0'] },
    { name: 'horses', squares: ['b0', 'h0'] },
    { name: 'chariot', squares: ['a0'] },
    { name: 'chariot-horse', squares: ['a0', 'b0'] },
    { name: 'nine', squares: ['c0', 'd0', 'f0', 'g0', 'a3', 'c3', 'e3', 'g3', 'i3'] },
  ],
  forcedWin: 'mate',
  hasThreats: false,
  hasSmallPoints: false,
  hasPieceWorths: true,
  // The scores of 25 147 positions from games of the engine against itself (`datagen play --nodes 1500`,
  // games 1 to 282) predict the results best with it.
  unitsPerLogit: 280,
  notations,
  playerHeaders: { first: 'Red', second: 'Black' },
  exports: ['pgn', 'dhtmlxq', 'xqf', 'fen', 'text'],
  ratings,
};
