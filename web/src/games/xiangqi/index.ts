// SPDX-License-Identifier: MIT
// The description of Xiangqi for the page, with the FEN letters in common use.

import { notations, ruleSets } from '../../engine/protocol.ts';
import type { GameSpec } from '../game-spec.ts';
import { pieces } from '../moving.ts';
import { art, kFiles, kRanks, pieceSpecs } from './looks.ts';
import { ratings } from './ratings.ts';

export const xiangqi: GameSpec = {
  id: 'xiangqi',
  moving: pieces,
  files: kFiles,
  ranks: kRanks,
  firstRank: 0,
  startFen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  secondLetter: 'b',
  sides: { first: 'red', second: 'black' },
  pieces: pieceSpecs,
  // engine/xiangqi/board/fen.h accepts these too.
  aliases: { E: 'B', e: 'b', H: 'N', h: 'n' },
  shape: 'disc',
  pitch: 1,
  // The back rank of the player at the bottom.
  cursorRow: 9,
  art,
  boards: null,
  rules: ruleSets,
  isRuleInFen: false,
  openings: [],
  // The handicaps of a horse, two horses and nine pieces are those of XQWLight; handicaps of
  // chariots are traditional too.
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
  hasPieceValues: true,
  hasMoveNumbers: false,
  // Fitted to the results of 25 147 positions from self-play (`datagen play --nodes 1500`, games 1
  // to 282).
  notations,
  playerHeaders: { first: 'Red', second: 'Black' },
  exports: ['pgn', 'dhtmlxq', 'xqf', 'fen', 'text'],
  ratings,
};
