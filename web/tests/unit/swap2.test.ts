// SPDX-License-Identifier: MIT
// The dialogue of swap2, from either side.

import { describe, expect, test } from 'vitest';
import { announce } from '../../src/screens/play/announce.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { isUsersPly, isUsersTurn } from '../../src/screens/play/state/selectors.ts';
import type { Opening } from '../../src/games/game-spec.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import { initialState } from '../../src/screens/play/state/new-game.ts';
import { fromSaved, toSaved } from '../../src/screens/play/saved-game.ts';
import { after, describedAs } from './game-fixtures.ts';
import { openedWith, ready, stones } from './gomoku-fixtures.ts';

const anywhere = { legalMoves: ['h8', 'h9', 'o1', 'a1', 'b2', 'c3'] };
const three = stones({ h8: 'b', h9: 'w', o1: 'b' }, anywhere);
const five = stones({ h8: 'b', h9: 'w', o1: 'b', a1: 'w', b2: 'b' }, anywhere);

function begun(opening: Opening): GameState {
  const state = after(ready(), { type: 'settings-changed', settings: { opening } });
  return describedAs(state, stones({}, anywhere));
}

/** The person puts a stone, and the engine describes the board. */
function put(state: GameState, point: string, shown = stones({}, anywhere)): GameState {
  return describedAs(after(state, { type: 'square-chosen', square: point }), shown);
}

function threePut(): GameState {
  return put(put(put(begun('swap2-yours'), 'h8'), 'h9'), 'o1', three);
}

function threeSeen(): GameState {
  return describedAs(
    openedWith(begun('swap2-engine'), { side: null, stones: ['h8', 'h9', 'o1'] }),
    three,
  );
}

describe('with the stones of the person', () => {
  test('lets them put black, white and black, and asks the engine', () => {
    const state = threePut();
    expect(state.game.moves).toEqual(['h8', 'h9', 'o1']);
    expect(state.game.swap2).toBe('engine-answers');
    expect(state.ask).toMatchObject({ kind: 'opening', limits: { level: 10 } });
    expect(isUsersTurn(state)).toBe(false);
  });

  test('gives them the side the engine leaves', () => {
    const white = openedWith(threePut(), { side: 'first', stones: [] });
    expect(white.settings.seat).toBe('second');
    expect(isUsersTurn(white)).toBe(true);
    const black = openedWith(threePut(), { side: 'second', stones: [] });
    expect(black.settings.seat).toBe('first');
    expect(black.ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('lets them choose when the engine puts two more', () => {
    const state = describedAs(openedWith(threePut(), { side: null, stones: ['a1', 'b2'] }), five);
    expect(state.game.swap2).toBe('you-choose');
    expect(isUsersTurn(state)).toBe(false);
    expect(after(state, { type: 'swap2-answered', answer: 'two' })).toBe(state);
    const white = after(state, { type: 'swap2-answered', answer: 'second' });
    expect(white.game.swap2).toBeNull();
    expect(isUsersTurn(white)).toBe(true);
  });

  test('lets them take back the stones they put, but no others', () => {
    const two = put(put(begun('swap2-yours'), 'h8'), 'h9');
    expect(after(two, { type: 'undo' }).game.moves).toEqual(['h8']);
    const white = after(openedWith(threePut(), { side: 'first', stones: [] }), { type: 'undo' });
    expect(white.game.moves).toHaveLength(3);
  });
});

describe('with the stones of the engine', () => {
  test('asks it for them, and then the person for an answer', () => {
    expect(begun('swap2-engine').ask).toMatchObject({ kind: 'opening', limits: null });
    const state = threeSeen();
    expect(state.game.swap2).toBe('you-answer');
    expect(announce(begun('swap2-engine'), state, en).polite).toContain('Which side');
  });

  test('begins with the engine when the person takes Black', () => {
    const state = after(threeSeen(), { type: 'swap2-answered', answer: 'first' });
    expect(state.ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('lets the person put two more, and the engine choose', () => {
    const open = after(threeSeen(), { type: 'swap2-answered', answer: 'two' });
    expect(isUsersTurn(open)).toBe(true);
    const state = put(put(open, 'a1'), 'b2', five);
    expect(state.game.swap2).toBe('engine-answers');
    const black = openedWith(state, { side: 'second', stones: [] });
    expect(black.settings.seat).toBe('first');
    expect([2, 3, 4, 5].map((ply) => isUsersPly(black, ply))).toEqual([false, true, true, false]);
  });
});

test('a new game begins with the procedure again, and taking back returns into the old one', () => {
  const old = threeSeen();
  const played = after(
    old,
    { type: 'swap2-answered', answer: 'second' },
    { type: 'move-played', move: 'c3' },
  );
  const fresh = after(played, { type: 'new-game' });
  expect(fresh.game.swap2).toBe('engine-puts-three');
  const back = after(fresh, { type: 'undo' });
  expect(back.game).toMatchObject({
    moves: [...old.game.moves, 'c3'],
    swap2: null,
    openingPlies: 3,
  });
  expect(back.settings.seat).toBe('second');
});

test('another opening is another game, and taking back returns to the stage of the old one', () => {
  const two = put(put(begun('swap2-yours'), 'h8'), 'h9');
  const plain = after(two, { type: 'settings-changed', settings: { opening: 'plain' } });
  expect(plain.game.swap2).toBeNull();
  const back = after(plain, { type: 'undo' });
  expect(back).toMatchObject({
    game: { swap2: 'you-put-three' },
    settings: { opening: 'swap2-yours' },
  });
  expect(isUsersTurn(describedAs(back, stones({}, anywhere)))).toBe(true);
});

test('who chooses a side by hand is done with the procedure', () => {
  const chosen = { type: 'settings-changed', settings: { seat: 'second' } } as const;
  expect(after(threeSeen(), chosen).game.swap2).toBeNull();
});

test('the dialogue goes on after a reload where it was', () => {
  const saved = fromSaved(gomoku, JSON.parse(JSON.stringify(toSaved(threeSeen()))))!;
  const state = describedAs(initialState(saved), three);
  expect(state.game.swap2).toBe('you-answer');
  expect(state.ask).toBeNull();
});
