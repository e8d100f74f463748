// SPDX-License-Identifier: MIT
// Viewing earlier positions while the line continues.

import { describe, expect, test, vi } from 'vitest';
import { boardAt } from '../../src/board/model.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { LookBack } from '../../src/screens/common/position/look-back.ts';

const moves = ['h2e2', 'h9g7', 'h0g2'];

function lineOf(played: readonly string[]) {
  return { spec: xiangqi, startFen: xiangqi.startFen, moves: played };
}

describe('looking back', () => {
  test('begins in the present, and goes no further than both ends', () => {
    const changed = vi.fn();
    const back = new LookBack(lineOf(moves), changed);
    expect([back.isBack, back.ply]).toEqual([false, 3]);
    back.step('forward');
    expect(changed).not.toHaveBeenCalled();
    back.step('first');
    back.step('back');
    expect([back.isBack, back.ply]).toEqual([true, 0]);
    expect(changed).toHaveBeenCalledTimes(1);
    back.step('last');
    expect(back.isBack).toBe(false);
  });

  test('stays at its move while others are added, and leaves what is taken back', () => {
    const back = new LookBack(lineOf(moves), () => {});
    back.go(2);
    back.follow(lineOf([...moves, 'i9h9']));
    expect([back.isBack, back.ply]).toEqual([true, 2]);
    back.follow(lineOf(moves.slice(0, 1)));
    expect([back.isBack, back.ply]).toEqual([false, 1]);
  });

  test('leaves a line that is another one', () => {
    const back = new LookBack(lineOf(moves), () => {});
    back.go(2);
    back.follow(lineOf(['b2e2', 'h9g7', 'h0g2']));
    expect(back.isBack).toBe(false);
  });

  test('shows the pieces where they stood, and who was to move', () => {
    const back = new LookBack(lineOf(moves), () => {});
    const present = { ...boardAt(xiangqi, xiangqi.startFen), isFlipped: true };
    expect(back.board(present)).toBe(present);
    back.go(1);
    const board = back.board(present);
    expect(board.placement.get('e2')).toBe('C');
    expect(board.placement.has('h2')).toBe(false);
    expect(board.placement.get('h9')).toBe('n');
    expect([board.turn, board.isFlipped]).toEqual(['second', true]);
    expect(board.lastMove).toEqual(['h2', 'e2']);
    // Past positions do not accept moves.
    expect([...board.movable, ...board.free]).toEqual([]);
  });

  test('numbers the stones that were there, where stones are numbered', () => {
    const played = ['h8', 'i9', 'h9'];
    const line = { spec: gomoku, startFen: gomoku.startFen, moves: played };
    const back = new LookBack(line, () => {});
    const present = { ...boardAt(gomoku, gomoku.startFen), numbered: played };
    back.go(2);
    expect(back.board(present).numbered).toEqual(['h8', 'i9']);
    expect(back.board({ ...present, numbered: [] }).numbered).toEqual([]);
  });
});
