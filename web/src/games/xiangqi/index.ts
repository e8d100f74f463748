// SPDX-License-Identifier: MIT
// Xiangqi as the page shows it, by the field's FEN letters.

import { notations, ruleSets } from '../../engine/protocol.ts';
import type { GameSpec } from '../game-spec.ts';
import { pieces } from '../moving.ts';
import { art, kFiles, kRanks, pieceSpecs } from './looks.ts';
import { unitsPerLogit } from '../scale.ts';
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
  // engine/xiangqi/board/fen.h reads them too.
  aliases: { E: 'B', e: 'b', H: 'N', h: 'n' },
  shape: 'disc',
  pitch: 1,
  // Where one's own pieces stand.
  cursorRow: 9,
  art,
  boards: null,
  rules: ruleSets,
  isRuleInFen: false,
  openings: [],
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
  hasPieceValues: true,
  hasMoveNumbers: false,
  // The scores of 25 147 positions from games of the engine against itself (`datagen play --nodes 1500`,
  // games 1 to 282) predict the results best with it.
  unitsPerLogit: unitsPerLogit.xiangqi,
  notations,
  playerHeaders: { first: 'Red', second: 'Black' },
  exports: ['pgn', 'dhtmlxq', 'xqf', 'fen', 'text'],
  ratings,
};
