// SPDX-License-Identifier: MIT
// Gomoku's board and stones.

import type { BoardArt, BoardLine, GameSpec } from '../game-spec.ts';
import { ratings } from './ratings.ts';

const kSize = 15;
const kLast = kSize - 1;

const along = Array.from({ length: kSize }, (_, index) => index);

const art: BoardArt = {
  lines: [
    ...along.map((rank): BoardLine => [0, rank, kLast, rank]),
    ...along.map((file): BoardLine => [file, 0, file, kLast]),
  ],
  corners: [],
  dots: [
    [3, 3],
    [3, 11],
    [7, 7],
    [11, 3],
    [11, 11],
  ],
  characters: [],
  margin: 1.02,
  frameGap: 0,
  coordinateEm: 0.35,
};

export const gomoku: GameSpec = {
  id: 'gomoku',
  screens: ['play', 'analyse', 'puzzles', 'openings'],
  moves: 'stones',
  files: kSize,
  ranks: kSize,
  firstRank: 1,
  startFen: `${Array<number>(kSize).fill(kSize).join('/')} b`,
  secondLetter: 'w',
  sides: { first: 'black', second: 'white' },
  pieces: {
    b: { seat: 'first', label: 'black-stone', glyph: null },
    w: { seat: 'second', label: 'white-stone', glyph: null },
  },
  art,
  rules: ['freestyle', 'standard', 'renju'],
  isRuleInFen: true,
  openings: ['plain', 'swap2-yours', 'swap2-engine'],
  handicaps: [],
  forcedWin: 'win',
  hasThreats: true,
  hasSmallPoints: true,
  hasPieceWorths: false,
  // To which the evaluation was fitted by results of games.
  unitsPerLogit: 400,
  notations: [],
  playerHeaders: { first: 'Black', second: 'White' },
  exports: ['psq', 'text', 'fen'],
  ratings,
};
