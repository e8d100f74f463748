// SPDX-License-Identifier: MIT
// The source files of the elements that embed.js loads.

export const elementSources = {
  'chuhe-game': 'src/screens/play/chuhe-game.ts',
  'chuhe-board': 'src/elements/chuhe-board.ts',
  'chuhe-viewer': 'src/elements/chuhe-viewer.ts',
  'chuhe-puzzle': 'src/screens/puzzles/chuhe-puzzle.ts',
  'chuhe-analysis': 'src/screens/analyse/chuhe-analysis.ts',
} as const;
