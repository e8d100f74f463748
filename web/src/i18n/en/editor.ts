// SPDX-License-Identifier: MIT
// Setting up a position in English.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';

export const strings = {
  title: 'Set up a position',
  playable: 'Ready to play',
  pending: 'The engine is checking it…',
  /** Stands before what is wrong with the position. */
  refused: 'Not a playable position',
  faults,
  about:
    'Choose a piece, then touch points to place it; touch it again to remove it. Pieces can be dragged too, even off the board. Delete clears a point.',
  /** The browser refused to store the draft. */
  notKept: 'This browser does not allow the page to save this position.',
  palette: 'What a touch does',
  hand: 'Move',
  erase: 'Remove',
  /** `count` of this piece are left in the box. */
  left: (piece: string, count: number) => `${piece}, ${count} left`,
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
    taken: (square: string) => `${square} emptied`,
    count: (pieces: number) => `${pieces} pieces on the board`,
    picked: (piece: string, square: string) => `${piece} ${square} in hand`,
  },
};

export type EditorStrings = WordsOf<typeof strings>;

export const editorTexts = new Texts<EditorStrings>('editor', strings);
