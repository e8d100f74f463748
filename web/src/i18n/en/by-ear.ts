// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in English.

import type { ByEarStrings } from '../types/by-ear.ts';

export const strings: ByEarStrings = {
  noMove: 'No move has been made',
  noClocks: 'This game has no clocks',
  none: 'none',
  holds: (what, content) => `${what}: ${content}`,
  look: 'Hold to look',
  showPieces: 'Show the pieces',
  commands: 'A move, or a command: ? lists them',
  notYourTurn: 'It is not your turn.',
};
