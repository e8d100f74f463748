// SPDX-License-Identifier: MIT
// Setting up a position in English.

import type { EditorStrings } from '../types/editor.ts';

export const strings: EditorStrings = {
  title: 'Set up a position',
  playable: 'This can be played',
  pending: 'The engine looks at it…',
  refused: 'This cannot be played',
  about:
    'Choose a piece and touch points to put it there; touch it again to take it off. Pieces can be dragged, off the board too. Delete empties a point.',
  notKept: 'This browser does not let the page keep this position.',
  palette: 'What a touch does',
  hand: 'Move',
  erase: 'Take off',
  left: (man, count) => `${man}, ${count} left`,
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
    count: (men) => `${men} pieces on the board`,
    picked: (man, square) => `${man} ${square} in hand`,
  },
};
