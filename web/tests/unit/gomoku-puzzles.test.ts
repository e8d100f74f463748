// SPDX-License-Identifier: MIT
// Gomoku puzzles: fours judged by the engine, texts, and the numbered solution.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scene } from '../../src/board/scene.ts';
import type { FourVerdict, Snapshot } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as own } from '../../src/i18n/en/puzzles.ts';
import { fromKept, nextNumber, noProgress } from '../../src/screens/puzzles/progress.ts';
import { isOfTheme, parsePuzzles, themeOf } from '../../src/screens/puzzles/puzzle.ts';
import { initialPuzzles, reduce } from '../../src/screens/puzzles/reduce.ts';
import {
  numberedIn,
  puzzleBoard,
  type PuzzleEvent,
  type PuzzleState,
} from '../../src/screens/puzzles/state.ts';
import { announcePuzzle, saidOf, titleOf } from '../../src/screens/puzzles/words.ts';
import { start } from './game-fixtures.ts';

const list = new URL('../../../puzzles/gomoku.txt', import.meta.url);
const kToday = 20_000;

/** The position does not matter: the test answers for the engine. */
const rows = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
const puzzles = parsePuzzles(
  'gomoku',
  [
    '# a remark',
    `${rows} b freestyle; 1; 2; h8`,
    `${rows} w freestyle; 2; 5; h8 h9 j10`,
    `${rows} b renju; 12; 7; h8 h9 j10`,
  ].join('\n'),
);

function after(state: PuzzleState, ...events: PuzzleEvent[]): PuzzleState {
  return events.reduce(reduce, state);
}

function described(state: PuzzleState, changes: Partial<Snapshot> = {}): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const { fen: first, moves } = ask.position;
  const turned = first.includes(' b') ? first.replace(' b', ' w') : first.replace(' w', ' b');
  const fen = moves.length % 2 === 0 ? first : turned;
  const snapshot = { ...start, fen, legalMoves: ['h8', 'h9', 'j10', 'k11', 'a1'], ...changes };
  return after(state, { type: 'described', ask, snapshot, written: { uci: moves } });
}

function begun(number: number): PuzzleState {
  const opened = initialPuzzles(gomoku, noProgress, kToday);
  const ready = after(opened, { type: 'engine', event: { type: 'ready' } });
  return described(after(ready, { type: 'list-come', puzzles, at: number }));
}

function played(state: PuzzleState, square: string, changes: Partial<Snapshot> = {}): PuzzleState {
  return described(after(state, { type: 'square-chosen', square }), changes);
}

function judged(
  state: PuzzleState,
  verdict: FourVerdict['verdict'],
  line: readonly string[] = [],
): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'judge-four') throw new Error('nobody asks about a four');
  return after(state, { type: 'four-judged', ask, verdict: { verdict, line } });
}

function waited(state: PuzzleState): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'wait') throw new Error('nobody waits');
  return after(state, { type: 'waited', ask });
}

const won = { status: 'first-wins', reason: 'five-in-a-row', legalMoves: [] } as const;

describe('the list', () => {
  test('every puzzle of the project is read, of every theme several', () => {
    const all = parsePuzzles('gomoku', readFileSync(list, 'utf8'));
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    for (const theme of ['1', '2', '5', 'longer', 'standard', 'renju'] as const) {
      expect(all.filter((one) => isOfTheme('gomoku', one, theme)).length, theme).toBeGreaterThan(9);
    }
  });

  test('its themes are lengths, and the rules that are not the usual one', () => {
    expect(puzzles.map((one) => themeOf('gomoku', one))).toEqual(['1', '2', 'longer']);
    expect(puzzles.map((one) => isOfTheme('gomoku', one, 'renju'))).toEqual([false, false, true]);
    const wish = { ...noProgress, theme: 'renju' } as const;
    expect(nextNumber('gomoku', puzzles, wish, kToday, 0)).toBe(3);
  });

  test('a theme of the other game is not kept', () => {
    expect(fromKept('gomoku', { version: 1, theme: 'win' })?.theme).toBe('all');
    expect(fromKept('gomoku', { version: 1, theme: '7' })?.theme).toBe('7');
  });
});

describe('solving by fours', () => {
  test('a four that keeps the win is answered, and the next is asked for, up to the five', () => {
    const judging = played(begun(2), 'h8');
    expect(judging.stage).toBe('judging');
    const right = judged(judging, 'wins', ['h9', 'j10', 'k11', 'a1']);
    expect(right.stage).toBe('replying');
    const replied = described(waited(right));
    expect(replied.position.moves).toEqual(['h8', 'h9']);
    expect(saidOf(replied, en, own).detail).toBe('Right. The reply is h9. One more four wins.');
    const last = described(waited(judged(played(replied, 'j10'), 'wins', ['k11', 'a1'])));
    expect(saidOf(last, en, own).detail).toBe('Right. The reply is k11. Now make five.');
    const solved = played(last, 'a1', { ...won, status: 'second-wins' });
    expect(solved.stage).toBe('solved');
    expect(solved.progress.streak).toBe(1);
    expect(saidOf(solved, en, own).detail).toMatch(/^Five in a row\. /);
  });

  test('a win by more fours than are needed is right too', () => {
    const right = judged(played(begun(2), 'a1'), 'wins', [
      'h9',
      'j10',
      'k11',
      'h8',
      'a1',
      'b1',
      'c1',
    ]);
    const replied = described(waited(right));
    expect(saidOf(replied, en, own).detail).toContain('3 more fours win.');
    expect(replied.isHelped).toBe(false);
  });

  test.each([
    ['no-four', 'That is not a four, so Black can play anywhere.'],
    ['too-late', 'Black makes five first.'],
    ['counter-four', 'Black’s block also makes a four.'],
    ['no-four-left', 'After the block, you cannot make another four.'],
    ['fails', 'After the block, the remaining fours do not win.'],
  ] as const)('a move that is wrong by %s is refuted on the board, with why', (verdict, why) => {
    const wrong = judged(played(begun(2), 'a1'), verdict, ['h9']);
    expect(wrong.stage).toBe('wrong');
    const refuted = described(waited(wrong));
    expect(refuted.position.moves).toEqual(['a1', 'h9']);
    expect(saidOf(refuted, en, own)).toEqual({
      headline: 'Not quite',
      detail: `The reply is h9. ${why}`,
    });
    const again = described(after(refuted, { type: 'again' }));
    expect(again.position.moves).toEqual([]);
    expect(again.progress.streak).toBe(0);
  });

  test('where no answer is needed none is played', () => {
    const judging = played(begun(2), 'a1');
    const wrong = judged(judging, 'no-four');
    expect(wrong.ask).toBeNull();
    expect(announcePuzzle(judging, wrong, en, own)).toEqual({
      polite: 'That is not a four, so Black can play anywhere.',
      urgent: 'Not quite',
    });
    expect(saidOf(wrong, en, own).detail).toBe('That is not a four, so Black can play anywhere.');
  });

  test('a finger tries a point before the stone is put', () => {
    const tried = after(begun(1), { type: 'square-chosen', square: 'h8', isUnsure: true });
    expect(tried.selected).toBe('h8');
    expect(tried.position.moves).toEqual([]);
    const put = after(tried, { type: 'square-chosen', square: 'h8', isUnsure: true });
    expect(put.position.moves).toEqual(['h8']);
  });

  test('a hint names the file, then the point', () => {
    const once = after(begun(2), { type: 'hint' });
    expect(saidOf(once, en, own).detail).toBe('The next four is on file h.');
    const twice = after(once, { type: 'hint' });
    expect(saidOf(twice, en, own).detail).toBe('Hint: white stone h8');
  });
});

describe('what is shown', () => {
  test('the task names side and fours, the title a rule that is not the usual one', () => {
    expect(saidOf(begun(1), en, own).headline).toBe('Black to play: one four wins');
    expect(saidOf(begun(2), en, own)).toEqual({
      headline: 'White to play: 2 fours win',
      detail: '',
    });
    expect(titleOf(begun(2), en, own)).toBe('Puzzle 2');
    expect(titleOf(begun(3), en, own)).toBe('Puzzle 3 · Renju');
    expect(saidOf(begun(3), en, own).detail).toContain('Black may not make two open threes');
  });

  test('the solution plays itself and numbers its stones', () => {
    const shown = described(after(begun(2), { type: 'solution' }));
    const right = judged(described(waited(shown)), 'wins', ['h9', 'j10', 'k11', 'a1']);
    const replied = described(waited(right), { fen: rows.replace('15', 'w14') + ' w freestyle' });
    expect(numberedIn(replied)).toEqual(['h8', 'h9']);
    const numbered = (squares: string[]) => scene({ ...puzzleBoard(replied), numbered: squares });
    expect(numbered(['b1', 'a15']).pieces[0]).toMatchObject({ letter: 'w', number: 2 });
    expect(numbered(['a15']).over.some(({ mark }) => mark === 'placed')).toBe(false);
    expect(numbered([]).over.some(({ mark }) => mark === 'placed')).toBe(true);
  });

  test('before it is solved no stone has a number', () => {
    const replied = described(
      waited(judged(played(begun(2), 'h8'), 'wins', ['h9', 'j10', 'k11', 'a1'])),
    );
    expect(numberedIn(replied)).toEqual([]);
  });
});
