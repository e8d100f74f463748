// SPDX-License-Identifier: MIT
// Playing without seeing the board: hidden pieces, keys and commands.

import { describe, expect, test } from 'vitest';
import { boardAt } from '../../src/board/model.ts';
import { scene } from '../../src/board/scene.ts';
import { squareLabels } from '../../src/board/labels.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { byEarTexts } from '../../src/i18n/en/by-ear.ts';
import { pageTexts } from '../../src/i18n/index.ts';
import { blindfolded } from '../../src/screens/play/by-ear/blindfold.ts';
import { boardKey } from '../../src/screens/play/by-ear/board-keys.ts';
import { commandIn } from '../../src/screens/play/by-ear/commands.ts';
import { piecesInWords, scanInWords } from '../../src/screens/play/by-ear/telling.ts';
import type { Blindfold } from '../../src/storage/preferences.ts';

const start = boardAt(xiangqi, xiangqi.startFen);
const strings = pageTexts.in('en');
const own = byEarTexts.in('en');

/** The letters of the visible pieces. */
function letters(hidden: Blindfold): string[] {
  return scene(blindfolded(start, hidden, 'second')).pieces.map(({ letter }) => letter);
}

describe('a blindfold', () => {
  test('hides all pieces, one’s own or the opponent’s from the picture', () => {
    expect(letters('all')).toEqual([]);
    expect(letters('own').every((letter) => letter === letter.toUpperCase())).toBe(true);
    expect(letters('theirs').every((letter) => letter === letter.toLowerCase())).toBe(true);
    expect(letters('theirs')).toHaveLength(16);
  });

  test('does not give away by its mark that a point is taken', () => {
    const board = { ...start, selected: 'h2', targets: ['h9', 'h5'] };
    const marks = scene(blindfolded(board, 'all', 'first')).over.map(({ mark }) => mark);
    expect(marks).toEqual(['target', 'target']);
  });

  test('takes nothing from what a screen reader is told', () => {
    // The grid gets the full board: only the picture has the blindfold layer.
    const labels = squareLabels(start, ['h2'], strings);
    expect(labels.get('h2')).toBe('h2, red cannon');
  });
});

function press(square: string, key: string, code: string, shiftKey = false) {
  return boardKey(start, square, { key, code, shiftKey });
}

function go(square: string) {
  return { kind: 'go', square };
}

describe('keys on the board', () => {
  test('lead from piece to piece of a kind, and back with Shift', () => {
    expect(press('e0', 'c', 'KeyC')).toEqual(go('b2'));
    expect(press('b2', 'c', 'KeyC')).toEqual(go('h2'));
    expect(press('h2', 'C', 'KeyC', true)).toEqual(go('b2'));
    expect(press('h7', 'c', 'KeyC')).toEqual(go('b2'));
    expect(press('e0', 'k', 'KeyK')).toEqual(go('e9'));
  });

  test('say that a piece is gone', () => {
    const bare = boardAt(xiangqi, '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1');
    expect(boardKey(bare, 'e0', { key: 'r', code: 'KeyR', shiftKey: false })).toEqual({
      kind: 'none',
    });
  });

  test('lead to a rank by its digit and to a file by its number with Shift', () => {
    expect(press('h2', '9', 'Digit9')).toEqual({ kind: 'go', square: 'h9' });
    expect(press('h2', '!', 'Digit1', true)).toEqual({ kind: 'go', square: 'a2' });
    // Ten ranks, but nine files.
    expect(press('h2', '0', 'Digit0')).toEqual({ kind: 'go', square: 'h0' });
    expect(press('h2', ')', 'Digit0', true)).toBeNull();
  });

  test('have no letters of pieces where all stones are alike', () => {
    const stones = boardAt(gomoku, gomoku.startFen);
    expect(boardKey(stones, 'h8', { key: 'b', code: 'KeyB', shiftKey: false })).toBeNull();
  });
});

describe('a command', () => {
  test('is what blind players of lichess write', () => {
    expect(commandIn('l', xiangqi)).toEqual({ kind: 'ask', question: 'last-move' });
    expect(commandIn(' Clock ', xiangqi)).toEqual({ kind: 'ask', question: 'clocks' });
    expect(commandIn('p N', xiangqi)).toEqual({ kind: 'pieces', letter: 'N' });
    expect(commandIn('s a', xiangqi)).toEqual({ kind: 'scan', where: 'a' });
    expect(commandIn('S 9', xiangqi)).toEqual({ kind: 'scan', where: '9' });
    expect(commandIn('b e4', xiangqi)).toEqual({ kind: 'board', square: 'e4' });
    expect(commandIn('takeback', xiangqi)).toEqual({ kind: 'act', act: 'undo' });
  });

  test('is no move, and no command names what the board lacks', () => {
    for (const text of ['h2e2', 'C2=5', '炮二平五', 'P2-5', 's j', 's 10', 'b e10', 'p X', 'ruy'])
      expect(commandIn(text, xiangqi), text).toBeNull();
    expect(commandIn('h8', gomoku)).toBeNull();
    expect(commandIn('s 15', gomoku)).toEqual({ kind: 'scan', where: '15' });
  });

  test('is answered in words', () => {
    expect(piecesInWords(start, 'N', strings, own)).toBe('red horse: b0 h0');
    expect(piecesInWords(start, 'k', strings, own)).toBe('black general: e9');
    expect(scanInWords(start, 'e4', strings, own)).toBe('e4, empty');
    expect(scanInWords(start, '1', strings, own)).toBe('1: none');
    expect(scanInWords(start, 'b', strings, own)).toBe(
      'b: b0, red horse. b2, red cannon. b7, black cannon. b9, black horse',
    );
  });
});
