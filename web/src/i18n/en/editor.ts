// SPDX-License-Identifier: MIT
// English texts of the position editor.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';

export const strings = {
  title: 'Set up a position',
  playable: 'Ready to play',
  pending: 'Checking…',
  /** Shown before the fault of the position. */
  refused: 'Not a playable position',
  faults,
  about:
    'Choose a piece, then tap points to place it; tap it again to remove it. You can also drag pieces, even off the board. Delete clears a point.',
  /** The browser refused to store the draft. */
  notKept: 'Your browser is blocking storage, so this position will not be saved.',
  palette: 'Tool',
  hand: 'Move',
  erase: 'Remove',
  /** `count` pieces of this kind can still be placed. */
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
  analyse: 'Analyse',
  play: 'Play from here…',
  leave: 'Cancel',
  spoken: {
    taken: (square: string) => `${square} cleared`,
    count: (pieces: number) => `${pieces} pieces on the board`,
    picked: (piece: string, square: string) => `picked up ${piece} from ${square}`,
  },
};

export type EditorStrings = WordsOf<typeof strings>;

export const editorTexts = new Texts<EditorStrings>('editor', strings);
