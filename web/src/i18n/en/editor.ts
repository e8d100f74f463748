// SPDX-License-Identifier: MIT
// Setting up a position in English.

import type { EditorStrings } from '../types/editor.ts';
import { strings as faults } from './faults.ts';

export const strings: EditorStrings = {
  title: 'Set up a position',
  playable: 'Ready to play',
  pending: 'The engine is checking it…',
  refused: 'Not a playable position',
  faults,
  about:
    'Choose a piece, then touch points to place it; touch it again to remove it. Pieces can be dragged too, even off the board. Delete clears a point.',
  notKept: 'This browser does not allow the page to save this position.',
  palette: 'What a touch does',
  hand: 'Move',
  erase: 'Remove',
  left: (piece, count) => `${piece}, ${count} left`,
  toMove: 'To move',
  fen: 'Position as FEN',
  actions: {
    label: 'Board',
    undo: 'Undo',
    flip: 'Flip',
    mirror: 'Mirror',
    clear: 'Clear',
    start: 'Start',
  },
  analyse: 'Analyse it',
  play: 'Play from here…',
  leave: 'Cancel',
  spoken: {
    taken: (square) => `${square} emptied`,
    count: (pieces) => `${pieces} pieces on the board`,
    picked: (piece, square) => `${piece} ${square} in hand`,
  },
};
