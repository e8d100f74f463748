// SPDX-License-Identifier: MIT
// The storage keys of the page.

import type { GameId } from '../engine/protocol.ts';

export const saveNames = {
  /** Marks that the page was visited before. */
  visited: 'visited',
  page: 'page',
  person: 'person',
  look: 'look',
  preferences: 'preferences',
  /** Whether the sheet of a new game shows more options. */
  moreOptions: 'more-options',
  engine: 'engine',
  play: { xiangqi: 'game', gomoku: 'gomoku' },
  /** All games with friends. */
  friends: { xiangqi: 'friends', gomoku: 'gomoku-friends' },
  analyse: { xiangqi: 'analysis', gomoku: 'gomoku-analysis' },
  /** Only in this tab. */
  editor: { xiangqi: 'editor', gomoku: 'gomoku-editor' },
  puzzles: { xiangqi: 'puzzles', gomoku: 'gomoku-puzzles' },
  ownPuzzles: { xiangqi: 'own-puzzles', gomoku: 'gomoku-own-puzzles' },
  learn: { xiangqi: 'learn', gomoku: 'gomoku-learn' },
} as const satisfies Readonly<Record<string, string | Readonly<Record<GameId, string>>>>;
