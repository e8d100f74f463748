// SPDX-License-Identifier: MIT
// The opponents' styles in both games, in the engine's parameters.

import type { GameId, OpeningTaste, Style } from '../engine/protocol.ts';
import type { OpponentId } from './opponents.ts';

type Taste = readonly [
  xiangqi: OpeningTaste,
  gomoku: OpeningTaste,
  risk: number,
  exchanges: number,
  piece: Style['piece'],
];

const tastes: Readonly<Record<OpponentId, Taste>> = {
  bao: ['none', 'direct', 2, 0, 'knight'],
  an: ['pawn', 'direct', 0, 1, 'none'],
  leo: ['central-cannon', 'indirect', 2, 0, 'cannon'],
  mai: ['pawn', 'direct', -1, -1, 'pawn'],
  ken: ['bishop', 'direct', -1, 2, 'none'],
  rosa: ['central-cannon', 'indirect', 1, -1, 'cannon'],
  hong: ['central-cannon', 'indirect', 2, -1, 'rook'],
  yuki: ['bishop', 'direct', -2, -2, 'none'],
  lan: ['knight', 'indirect', 0, 0, 'knight'],
  wei: ['masters', 'indirect', 1, 0, 'none'],
};

export function styleOf(opponent: OpponentId, game: GameId): Style {
  const [xiangqi, gomoku, risk, exchanges, piece] = tastes[opponent];
  return { opening: game === 'xiangqi' ? xiangqi : gomoku, risk, exchanges, piece };
}
