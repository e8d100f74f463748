// SPDX-License-Identifier: MIT
// The names under which the page keeps things between visits.

import type { GameId } from '../engine/protocol.ts';

export const saveNames = {
  /** That somebody has been here before. */
  visited: 'visited',
  page: 'page',
  person: 'person',
  look: 'look',
  preferences: 'preferences',
  engine: 'engine',
  play: { xiangqi: 'game', gomoku: 'gomoku' },
  /** All games with friends at other screens. */
  friends: { xiangqi: 'friends', gomoku: 'gomoku-friends' },
  analyse: { xiangqi: 'analysis', gomoku: 'gomoku-analysis' },
  /** In a tab alone. */
  editor: { xiangqi: 'editor', gomoku: 'gomoku-editor' },
  puzzles: { xiangqi: 'puzzles', gomoku: 'gomoku-puzzles' },
  ownPuzzles: { xiangqi: 'own-puzzles', gomoku: 'gomoku-own-puzzles' },
  learn: { xiangqi: 'learn', gomoku: 'gomoku-learn' },
} as const satisfies Readonly<Record<string, string | Readonly<Record<GameId, string>>>>;
