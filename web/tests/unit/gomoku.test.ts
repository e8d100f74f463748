// SPDX-License-Identifier: MIT
// Gomoku from the user's view: stones, rules, forbidden points, threats and hints.

import type { ThreatRow } from '../../src/engine/protocol.ts';
import { describe, expect, test } from 'vitest';
import { adviceOf, announce } from '../../src/screens/play/announce.ts';
import { gameBoard } from '../../src/screens/play/board/board-of.ts';
import { boardInWords } from '../../src/board/labels.ts';
import { pointOf } from '../../src/board/geometry.ts';
import type { Mark } from '../../src/board/model.ts';
import { changeBetween } from '../../src/board/tween.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { ruleIn, startFenOf, withRule } from '../../src/games/game-spec.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import {
  bottomSeat,
  isFlipped,
  isUsersTurn,
  phaseOf,
} from '../../src/screens/play/state/selectors.ts';
import { withView, type GameState } from '../../src/screens/play/state/state.ts';
import { fromSaved, toSaved } from '../../src/screens/play/record/saved-game.ts';
import { formatScore } from '../../src/ui/format.ts';
import { statusText } from '../../src/screens/play/status.ts';
import { after, answeredWith, describedAs, info, openAsk } from './game-fixtures.ts';
import { answered, ready, stones } from './gomoku-fixtures.ts';
import { labelsOf, rowsOf, sceneOf } from './boards.ts';

const at = (point: string) => pointOf({ size: gomoku, isFlipped: false }, point);

function marked(state: GameState, mark: Mark): unknown[] {
  const { under, over } = sceneOf(state);
  return [...under, ...over].filter((item) => item.mark === mark).map((item) => item.at);
}

/** The numbered stones: `1b`. */
function numbered(state: GameState): string[] {
  const { pieces } = sceneOf(state);
  return pieces.flatMap(({ letter, number }) => (number ? [`${number}${letter}`] : []));
}

function labelOf(state: GameState, point: string): string {
  return labelsOf(state, [point], en).get(point)!;
}

/** The user asks for a hint, and the engine returns a move with its line. */
function hinted(state: GameState, move: string, threats: readonly ThreatRow[] = []): GameState {
  const found = answeredWith(after(state, { type: 'hint' }), move);
  const ask = openAsk(found, 'foresee');
  return after(found, { type: 'foreseen', ask, snapshot: stones({}, { threats }), written: {} });
}

const won = stones(
  { f8: 'b', g8: 'b', h8: 'b', i8: 'b', j8: 'b', f9: 'w', g9: 'w', h9: 'w', i9: 'w' },
  {
    status: 'first-wins',
    reason: 'five-in-a-row',
    winningRow: ['f8', 'g8', 'h8', 'i8', 'j8'],
    legalMoves: [],
  },
);

describe('a stone', () => {
  test('is put by choosing an empty point', () => {
    const state = after(ready(), { type: 'square-chosen', square: 'h8' });
    expect(state.game.moves).toEqual(['h8']);
  });

  test('is not put on a taken one', () => {
    const state = after(answered(), { type: 'square-chosen', square: 'h8' });
    expect(state.game.moves).toEqual(['h8', 'h9']);
    expect(state.view.selected).toBeNull();
  });

  test('by an unsure finger is only tried by the first tap', () => {
    const tap = { type: 'square-chosen', square: 'h8', isUnsure: true } as const;
    const open = ready();
    const tried = after(open, tap);
    expect(tried.game.moves).toEqual([]);
    expect(sceneOf(tried).pieces).toMatchObject([{ letter: 'b', at: at('h8'), opacity: 0.55 }]);
    expect(announce(open, tried, en).polite).toBe('h8. Tap again to place the stone.');
    expect(after(tried, { ...tap, square: 'h9' }).view.selected).toBe('h9');
    expect(after(tried, tap).game.moves).toEqual(['h8']);
    expect(after(ready({ mustTapTwice: false }), tap).game.moves).toEqual(['h8']);
  });

  test('is announced by colour and point', () => {
    const put = after(ready(), { type: 'square-chosen', square: 'h8' });
    const shown = describedAs(put, stones({ h8: 'b' }));
    expect(announce(put, shown, en).polite).toBe('black stone h8');
    expect(announce(shown, answered(), en).polite).toBe('white stone h9');
  });

  test('put last is marked and named so', () => {
    expect(marked(answered(), 'placed')).toEqual([at('h9')]);
    expect(labelOf(answered(), 'h9')).toBe('h9, white stone, last move');
  });

  test('that was advised leaves nothing behind in a new game', () => {
    const advised = hinted(ready(), 'h8', [
      { seat: 'first', kind: 'four', stones: ['h8'], next: ['i8'] },
    ]);
    const fresh = after(advised, { type: 'new-game' });
    expect(fresh.view).toMatchObject({ hint: null, foreseen: [] });
  });

  test('comes and goes, and glides nowhere', () => {
    const tried = withView(answered({ legalMoves: ['a1', 'o15'] }), { hint: 'o15' });
    const put = after(tried, { type: 'move-played', move: 'a1' });
    const shown = describedAs(put, stones({ h8: 'b', h9: 'w', a1: 'b' }));
    const { moving, coming, leaving } = changeBetween(sceneOf(tried), sceneOf(shown));
    expect(moving).toEqual([]);
    expect(coming.map((stone) => stone.at)).toEqual([at('a1')]);
    expect(leaving.map((stone) => stone.at)).toEqual([at('o15')]);
  });

  test('is listed by its point, whatever the language writes', () => {
    expect(rowsOf(answered(), 'wxf')).toEqual([['h8', 'h9']]);
  });
});

describe('the board', () => {
  test('is named without a side of its own and never turned', () => {
    expect(boardInWords(gameBoard(ready()), en)).toBe('Gomoku, 15 by 15 points');
    const white = ready({ seat: 'second' });
    expect(isFlipped(white)).toBe(false);
    expect(bottomSeat(white)).toBe('second');
  });

  test('shows the row that won and says so', () => {
    const state = describedAs(after(answered(), { type: 'move-played', move: 'g7' }), won);
    expect(sceneOf(state).rows).toEqual([{ meaning: 'won', from: at('f8'), to: at('j8') }]);
    expect(statusText(state, en)).toEqual({ headline: 'You win', detail: 'Five in a row.' });
    expect(labelOf(state, 'f8')).toBe('f8, black stone, in the winning row');
  });

  test('calls a forced end a win, for there is no mate', () => {
    const ask = after(answered(), { type: 'hint' }).ask!;
    const thought = { ask, info: info({ mate: 3 }), seat: 'first' } as const;
    expect(formatScore(thought, gomoku, en)).toBe('Black wins in 3');
  });
});

describe('the rule', () => {
  test('stands in the position, so that a game keeps its own', () => {
    expect(startFenOf(gomoku, 'renju')).toBe(`${gomoku.startFen} renju`);
    expect(withRule(gomoku, startFenOf(gomoku, 'renju'), 'standard')).toMatch(/ renju$/);
    expect(ruleIn(gomoku, startFenOf(gomoku, 'standard'))).toBe('standard');
    expect(ruleIn(gomoku, gomoku.startFen)).toBeNull();
  });

  test('is changed by a new game, and taking back returns to the old one with its own', () => {
    const changed = after(answered(), { type: 'settings-changed', settings: { rules: 'renju' } });
    expect(changed.game.startFen).toMatch(/ renju$/);
    expect(changed.game.moves).toEqual([]);
    const back = after(changed, { type: 'undo' });
    expect(back.game.moves).toEqual(['h8', 'h9']);
    expect(back.settings.rules).toBe('freestyle');
  });
});

function dots(lines: number): readonly (readonly number[])[] {
  return gomoku.boards!.of(lines).art.dots;
}

describe('another board', () => {
  const begun = after(answered(), {
    type: 'game-set-up',
    settings: { ...answered().settings, boardLines: 19 },
  });

  test('is chosen for a game and those after it, and taking back returns to the one before', () => {
    expect(begun.spec).toMatchObject({ files: 19, ranks: 19 });
    expect(begun.game.startFen).toBe(`${Array(19).fill('19').join('/')} b freestyle`);
    expect(after(begun, { type: 'new-game' }).spec).toBe(begun.spec);
    expect(after(begun, { type: 'undo' }).spec).toBe(gomoku);
  });

  test('comes back from what was kept', () => {
    const kept: unknown = JSON.parse(JSON.stringify(toSaved(begun)));
    const back = initialState(fromSaved(gomoku, kept)!);
    expect(back.spec).toBe(begun.spec);
    expect(back.settings.boardLines).toBe(19);
  });

  test('has the dots that its players know', () => {
    expect(dots(15)).toHaveLength(5);
    expect(dots(15)).toContainEqual([7, 7]);
    expect(dots(19)).toHaveLength(9);
    expect(dots(19)).toContainEqual([9, 3]);
    expect(dots(20)).toEqual([
      [3, 3],
      [16, 3],
      [3, 16],
      [16, 16],
    ]);
  });
});

describe('a forbidden point', () => {
  const renju = answered({
    forbidden: [
      { point: 'g7', foul: 'double-three' },
      { point: 'c3', foul: 'overline' },
    ],
    legalMoves: ['a1'],
  });
  const tried = after(renju, { type: 'square-chosen', square: 'g7' });

  test('is marked and named with its foul', () => {
    expect(marked(renju, 'barred')).toEqual([at('g7'), at('c3')]);
    expect(labelOf(renju, 'c3')).toBe('c3, empty, forbidden for Black, overline');
  });

  test('bears no stone and says why', () => {
    expect(tried.game.moves).toEqual(['h8', 'h9']);
    expect(statusText(tried, en).detail).toBe('g7 is forbidden for Black: double three.');
    expect(announce(renju, tried, en).polite).toBe('g7 is forbidden for Black: double three.');
    expect(sceneOf(tried).pieces).toHaveLength(2);
  });

  test('is no hindrance to White', () => {
    const open = ready({ seat: 'second' });
    const first = describedAs(
      answeredWith(open, 'h8'),
      stones(
        { h8: 'b' },
        { forbidden: [{ point: 'g7', foul: 'double-four' }], legalMoves: ['g7'] },
      ),
    );
    expect(after(first, { type: 'square-chosen', square: 'g7' }).game.moves).toEqual(['h8', 'g7']);
  });
});

describe('a threat', () => {
  const threats: readonly ThreatRow[] = [
    { seat: 'first', kind: 'open-three', stones: ['g8', 'h8', 'i8'], next: ['f8', 'j8'] },
    { seat: 'second', kind: 'four', stones: ['c3', 'c4', 'c5', 'c6'], next: ['c7'] },
  ];

  test('is shown only to those who wish it', () => {
    expect(sceneOf(answered({ threats })).rows).toEqual([]);
    const state = answered({ threats }, { showsThreats: true });
    expect(sceneOf(state).rows).toEqual([
      { meaning: 'open-three', from: at('g8'), to: at('i8') },
      { meaning: 'four', from: at('c3'), to: at('c6') },
    ]);
    expect(marked(state, 'growing')).toEqual([at('f8'), at('j8')]);
    expect(marked(state, 'completing')).toEqual([at('c7')]);
    expect(labelOf(state, 'c7')).toBe('c7, empty, completes White’s four');
    expect(labelOf(state, 'g8')).toBe('g8, empty, in Black’s open three');
  });

  test('that a hint stops or makes is shown with it', () => {
    const state = hinted(answered({ threats }), 'c7', [
      { seat: 'first', kind: 'open-three', stones: ['c7', 'd7', 'e7'], next: ['b7', 'f7'] },
    ]);
    expect(sceneOf(state).rows.map(({ meaning }) => meaning)).toEqual(['four', 'open-three']);
    const said = 'Hint: c7, makes an open three, stops a four';
    expect(statusText(state, en, adviceOf(state, en)).detail).toBe(said);
    expect(phaseOf(state)).toBe('idle');
  });

  test('is said with the hint, once the engine has foreseen it', () => {
    const found = answeredWith(after(answered({ threats }), { type: 'hint' }), 'c7');
    expect(announce(answered(), found, en).polite).toBeNull();
    expect(isUsersTurn(found)).toBe(true);
    const state = hinted(answered({ threats }), 'c7');
    expect(announce(found, state, en).polite).toBe('Hint: black stone c7, stops a four');
  });

  test('that wins by force is shown to its end, as numbered stones', () => {
    const state = hinted(answered({ threats: [], legalMoves: ['c7', 'a1'] }), 'c7');
    const pv = ['c7', 'd7', 'e7'];
    const winning = { ...state, thought: { ...state.thought!, info: info({ mate: 2, pv }) } };
    expect(numbered(winning)).toEqual(['1b', '2w', '3b']);
    expect(adviceOf(winning, en)).toContain('wins by force in 2: c7 d7 e7');
    expect(numbered(withView(winning, { selected: 'a1' }))).toEqual([]);
    const unproven = { ...winning, thought: { ...winning.thought, info: info({ mate: 0, pv }) } };
    expect(numbered(unproven)).toEqual([]);
  });

  test('is forgotten with the hint', () => {
    const state = hinted(answered({ threats, legalMoves: ['c7', 'a1'] }), 'c7');
    expect(sceneOf(after(state, { type: 'move-played', move: 'a1' })).rows).toEqual([]);
  });
});

describe('a move as text', () => {
  const asked = after(ready(), { type: 'move-written', text: 'H8' });
  const reading = { move: 'h8', notation: 'uci' } as const;

  test('is played once the engine has read it', () => {
    expect(asked.ask).toMatchObject({ kind: 'read', text: 'H8' });
    expect(phaseOf(asked)).toBe('idle');
    expect(after(asked, { type: 'read', ask: openAsk(asked, 'read'), reading }).game.moves).toEqual(
      ['h8'],
    );
  });

  test('that is none is quoted', () => {
    const { ask } = asked;
    const state = after(asked, { type: 'refused', ask: ask!, fault: null });
    expect(statusText(state, en).detail).toBe('“H8” is not a legal move.');
    expect(announce(asked, state, en).polite).toBe('“H8” is not a legal move.');
    expect(after(state, { type: 'square-chosen', square: 'h8' }).view.unread).toBeNull();
  });
});

test('stones bear the numbers of their moves where that is wanted', () => {
  expect(gameBoard(answered({}, { hasNumbers: true })).numbered).toEqual(['h8', 'h9']);
  expect(gameBoard(answered({}, { hasNumbers: false })).numbered).toEqual([]);
});

test('a game comes back from storage as it was', () => {
  const state = answered({}, { showsThreats: true, mustTapTwice: false });
  const saved = fromSaved(gomoku, JSON.parse(JSON.stringify(toSaved(state))));
  expect(saved).toMatchObject({ moves: ['h8', 'h9'], settings: state.settings });
});
