// SPDX-License-Identifier: MIT
// Illegal attempted moves, moves before the engine has loaded, and explanations of pieces.

import { describe, expect, test } from 'vitest';
import { boardAt } from '../../src/board/model.ts';
import type { IllegalMove, PieceReach } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { movingTexts } from '../../src/i18n/en/moving.ts';
import { languages } from '../../src/i18n/languages.ts';
import { illegalInWords, movesInWords } from '../../src/screens/common/teach/words.ts';
import {
  tableBoard,
  tableOf,
  touched,
  withDescription,
  withMoves,
} from '../../src/screens/common/table.ts';
import { gameBoard } from '../../src/screens/play/board/board-of.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import { initialState, usualSettings } from '../../src/screens/play/state/new-game.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { statusText } from '../../src/screens/play/status.ts';
import {
  after,
  afterCannon,
  afterHorse,
  describedAs,
  ready,
  snapshot,
  start,
} from './game-fixtures.ts';

const choose = (square: string): AppEvent => ({ type: 'square-chosen', square });

/** Before the engine's first answer. */
function fresh(settings: Partial<GameState['settings']> = {}): GameState {
  const { startFen, rules } = xiangqi;
  const all = { ...usualSettings, rules: rules[0], ...settings };
  return initialState({ spec: xiangqi, startFen, moves: [], settings: all });
}

describe('a move that is not legal', () => {
  test('is remembered, and the piece is put back as before', () => {
    const { view, game } = after(ready(), choose('b0'), choose('d1'));
    expect(view).toMatchObject({ selected: null, tried: 'b0d1' });
    expect(game.moves).toEqual([]);
  });

  test('is remembered where it was dragged', () => {
    const dropped: AppEvent = { type: 'piece-dropped', square: 'd1' };
    const state = after(ready(), { type: 'piece-lifted', square: 'b0' }, dropped);
    expect(state.view.tried).toBe('b0d1');
    expect(gameBoard(state).tried).toBe('b0d1');
  });

  test('is none where another piece is chosen, the same, or none was', () => {
    expect(after(ready(), choose('b0'), choose('h0')).view.tried).toBeNull();
    expect(after(ready(), choose('b0'), choose('b0')).view.tried).toBeNull();
    expect(after(ready(), choose('e5')).view.tried).toBeNull();
  });

  test('may be that of a piece that has none, whatever was in hand', () => {
    expect(after(ready(), choose('a3')).view.tried).toBe('a3');
    expect(after(ready(), choose('h2'), choose('a3')).view.tried).toBe('a3');
    const dropped: AppEvent = { type: 'piece-dropped', square: 'a3' };
    expect(after(ready(), choose('h2'), dropped).view.tried).toBe('h2a3');
  });

  test('is forgotten with the next touch', () => {
    const tried = after(ready(), choose('b0'), choose('d1'));
    expect(after(tried, choose('h2')).view.tried).toBeNull();
    expect(after(tried, { type: 'selection-cleared' }).view.tried).toBeNull();
  });
});

describe('on a screen that teaches', () => {
  const table = withDescription(tableOf(xiangqi, xiangqi.startFen), {
    snapshot: start,
    written: {},
  });
  const afterTaps = (...squares: string[]) =>
    squares.reduce((now, square) => {
      return touched(now, { type: 'square-chosen', square }, true).table;
    }, table);

  test('a move that is not legal is remembered until the next touch', () => {
    const tried = afterTaps('b0', 'd1');
    expect(tried).toMatchObject({ selected: null, tried: 'b0d1' });
    expect(tableBoard(tried, true).tried).toBe('b0d1');
    expect(afterTaps('b0', 'd1', 'h2').tried).toBeNull();
    expect(withMoves(tried, ['h2e2']).tried).toBeNull();
  });

  test('nothing is tried by who may not move', () => {
    const { table: looked } = touched(table, { type: 'square-chosen', square: 'a3' }, false);
    expect(looked.tried).toBeNull();
  });
});

describe('before the engine is there', () => {
  test('a move is shown as one to come, and said so', () => {
    const picked = after(fresh(), choose('h2'));
    expect(gameBoard(picked).selected).toBe('h2');
    const planned = after(picked, choose('e2'));
    expect(planned.game.moves).toEqual([]);
    expect(gameBoard(planned).planned).toEqual(['h2', 'e2']);
    expect(statusText(planned, en).detail).toBe('Waiting for the engine…');
  });

  test('it is played once the engine has spoken', () => {
    const planned = after(fresh(), choose('h2'), choose('e2'));
    expect(describedAs(planned, start).game.moves).toEqual(['h2e2']);
  });

  test('a piece taken in hand stays there', () => {
    const state = describedAs(after(fresh(), choose('h2')), start);
    expect(state.view.selected).toBe('h2');
    expect(after(state, choose('e2')).game.moves).toEqual(['h2e2']);
  });

  test('a move that proves illegal is not played, and is to be explained', () => {
    const state = describedAs(after(fresh(), choose('b0'), choose('d1')), start);
    expect(state.game.moves).toEqual([]);
    expect(state.view).toMatchObject({ premove: null, tried: 'b0d1' });
  });

  test('only the side to move is moved, also between two people', () => {
    const people = fresh({ players: 'people', seat: 'second' });
    expect(after(people, choose('h9')).view.selected).toBeNull();
    expect(after(people, choose('h2')).view.selected).toBe('h2');
  });

  test('nothing is moved where the engine begins', () => {
    expect(after(fresh({ seat: 'second' }), choose('h2')).view.selected).toBeNull();
  });

  test('a finger on a small point tries a stone, which another tap confirms', () => {
    const game = initialState({
      spec: gomoku,
      startFen: `${gomoku.startFen} freestyle`,
      moves: [],
      settings: { ...usualSettings, rules: 'freestyle' },
    });
    const tap: AppEvent = { type: 'square-chosen', square: 'h8', isUnsure: true };
    const tried = after(game, tap);
    expect(tried.view).toMatchObject({ premove: null, selected: 'h8' });
    expect(after(tried, tap).view.premove).toBe('h8');
    const settled = describedAs(tried, snapshot({ fen: game.game.startFen, legalMoves: ['h8'] }));
    expect(settled.view.selected).toBe('h8');
    expect(settled.game.moves).toEqual([]);
  });
});

describe('in words', () => {
  const board = boardAt(xiangqi, xiangqi.startFen);
  const own = movingTexts.in('en');
  const blocked: IllegalMove = { reason: 'blocked-leg', points: ['c0'] };

  test('what is in the way is named by its point where the notation has points', () => {
    const inPoints = { ...board, notation: 'uci' } as const;
    expect(illegalInWords(inPoints, 'b0d1', blocked, en, own)).toEqual({
      seen: 'The horse’s leg is blocked at c0.',
      said: 'The horse’s leg is blocked at c0.',
    });
  });

  test('elsewhere by its name, to those who see it', () => {
    const inFiles = { ...board, notation: 'wxf' } as const;
    expect(illegalInWords(inFiles, 'b0d1', blocked, en, own)).toEqual({
      seen: 'The horse’s leg is blocked by the red elephant.',
      said: 'The horse’s leg is blocked at c0.',
    });
  });

  test('a point that is forbidden has the words it has elsewhere', () => {
    const stones = boardAt(gomoku, gomoku.startFen);
    const foul: IllegalMove = { reason: 'double-three', points: ['h8'] };
    const { seen } = illegalInWords(stones, 'h8', foul, en, own);
    expect(seen).toBe(en.barred('h8', en.fouls['double-three']));
  });

  test('a piece is told with its moves, what bars them, and what it shields', () => {
    const still = { targets: [], barred: [], blockers: [], screens: [] } as const;
    const calm = { ...still, pinners: [], attackers: [], protectors: [] } as const;
    const reach: PieceReach = { ...calm, targets: ['a2', 'c2'], blockers: ['c0'] };
    const { said } = movesInWords(board, 'horse', reach, en, own);
    expect(said).toContain('Can go to a2 and c2.');
    expect(said).toContain('blocked at c0');
    const pinned: PieceReach = { ...calm, barred: ['d0'], pinners: ['h7'] };
    const { seen } = movesInWords(board, 'advisor', pinned, en, own);
    expect(seen).toBe(
      'Advisor: one point diagonally, in the palace. It has no legal move. Shields its general from the black cannon.',
    );
    const fighting: PieceReach = { ...calm, targets: ['b2', 'c2'], attackers: ['b7', 'h7', 'a9'] };
    expect(movesInWords(board, 'chariot', fighting, en, own).seen).toBe(
      'Chariot: any distance along a line. Attacks the red cannon. Attacked by the black cannon and the black chariot. Nothing protects it.',
    );
    const held = movesInWords(board, 'horse', { ...calm, protectors: ['a9'] }, en, own);
    expect(held.seen).toContain('Protected by the black chariot.');
  });

  test('every language has another sentence for each reason', async () => {
    const told = { type: 'horse', by: 'X', at: 'c0' } as const;
    for (const { tag: language } of languages) {
      await movingTexts.load(language);
      const { illegal, pieceTypes } = movingTexts.in(language);
      const sentences = Object.values(illegal).map((words) => words(told));
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(illegal['blocked-leg'](told)).toContain('c0');
      expect(illegal['wrong-shape'](told)).toContain(pieceTypes.horse.moves);
    }
  });
});

test('between two people a move made before the board shows the one before it is played after it', () => {
  const people = after(ready(), { type: 'settings-changed', settings: { players: 'people' } });
  const both = after(people, choose('h2'), choose('e2'), choose('h9'), choose('g7'));
  expect(both.game.moves).toEqual(['h2e2']);
  const second = describedAs(both, afterCannon);
  expect(second.game.moves).toEqual(['h2e2', 'h9g7']);
  expect(describedAs(second, afterHorse).view.premove).toBeNull();
  const never = after(people, choose('h2'), choose('e2'), choose('h9'), choose('a5'));
  expect(describedAs(never, afterCannon).game.moves).toEqual(['h2e2']);
});

test('a move made right after a new game began is played on its board', () => {
  const played = after(ready(), { type: 'move-played', move: 'h2e2' });
  const people: AppEvent = {
    type: 'game-set-up',
    settings: { ...played.settings, players: 'people' },
  };
  const begun = after(played, people);
  expect(begun.shown.snapshot.fen).toBe(xiangqi.startFen);
  const planned = after(begun, choose('h2'), choose('e2'));
  expect(planned.game.moves).toEqual([]);
  expect(describedAs(planned, start).game.moves).toEqual(['h2e2']);
});
