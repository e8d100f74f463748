// SPDX-License-Identifier: MIT
// The names under which the page keeps things between visits.

export const saveNames = {
  page: 'page',
  play: { xiangqi: 'game', gomoku: 'gomoku' },
  analyse: { xiangqi: 'analysis', gomoku: 'gomoku-analysis' },
  puzzles: 'puzzles',
  learn: 'learn',
} as const;
