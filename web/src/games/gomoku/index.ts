// SPDX-License-Identifier: MIT
// The description of Gomoku for the page.

import type { GameSpec } from '../game-spec.ts';
import { stones } from '../moving.ts';
import { artOf } from './looks.ts';
import { ratings } from './ratings.ts';

const kUsualLines = 15;

const ofAnySize: Omit<GameSpec, 'files' | 'ranks' | 'startFen' | 'cursorRow' | 'art'> = {
  id: 'gomoku',
  moving: stones,
  firstRank: 1,
  secondLetter: 'w',
  sides: { first: 'black', second: 'white' },
  pieces: {
    b: { seat: 'first', label: 'black-stone', face: null },
    w: { seat: 'second', label: 'white-stone', face: null },
  },
  aliases: {},
  shape: 'lens',
  pitch: 1.8,
  boards: { named: [kUsualLines, 19], least: 10, most: 20, of: onBoard },
  rules: ['freestyle', 'standard', 'renju', 'caro'],
  isRuleInFen: true,
  openings: [
    { procedure: 'swap2', rules: null, lines: null },
    // Defined for the Renju board; the engine refuses it on others.
    { procedure: 'taraguchi-10', rules: 'renju', lines: kUsualLines },
    { procedure: 'soosyrv-8', rules: 'renju', lines: kUsualLines },
  ],
  handicaps: [],
  forcedWin: 'win',
  hasThreats: true,
  hasSmallPoints: true,
  hasPieceValues: false,
  hasMoveNumbers: true,
  // Fitted to the evaluation by results of games.
  notations: [],
  playerHeaders: { first: 'Black', second: 'White' },
  exports: ['psq', 'sgf', 'text', 'fen'],
  ratings,
};

const made = new Map<number, GameSpec>();

function onBoard(lines: number): GameSpec {
  const known = made.get(lines);
  if (known !== undefined) return known;
  const spec: GameSpec = {
    ...ofAnySize,
    files: lines,
    ranks: lines,
    startFen: `${Array<number>(lines).fill(lines).join('/')} b`,
    // The centre, where games start.
    cursorRow: Math.floor((lines - 1) / 2),
    art: artOf(lines),
  };
  made.set(lines, spec);
  return spec;
}

export const gomoku = onBoard(kUsualLines);
