// SPDX-License-Identifier: MIT
// Gomoku as the page shows it.

import type { GameSpec } from '../game-spec.ts';
import { stones } from '../moving.ts';
import { art, kSize } from './looks.ts';
import { unitsPerLogit } from '../scale.ts';
import { ratings } from './ratings.ts';

export const gomoku: GameSpec = {
  id: 'gomoku',
  moving: stones,
  files: kSize,
  ranks: kSize,
  firstRank: 1,
  startFen: `${Array<number>(kSize).fill(kSize).join('/')} b`,
  secondLetter: 'w',
  sides: { first: 'black', second: 'white' },
  pieces: {
    b: { seat: 'first', label: 'black-stone', face: null },
    w: { seat: 'second', label: 'white-stone', face: null },
  },
  aliases: {},
  shape: 'lens',
  pitch: 1.8,
  // In the middle, where stones begin.
  cursorRow: 7,
  art,
  rules: ['freestyle', 'standard', 'renju'],
  isRuleInFen: true,
  openings: ['plain', 'swap2-yours', 'swap2-engine'],
  handicaps: [],
  forcedWin: 'win',
  hasThreats: true,
  hasSmallPoints: true,
  hasPieceValues: false,
  hasMoveNumbers: true,
  // To which the evaluation was fitted by results of games.
  unitsPerLogit: unitsPerLogit.gomoku,
  notations: [],
  playerHeaders: { first: 'Black', second: 'White' },
  exports: ['psq', 'sgf', 'text', 'fen'],
  ratings,
};
