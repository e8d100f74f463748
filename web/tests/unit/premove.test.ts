// SPDX-License-Identifier: MIT
// A move entered while the engine is thinking.

import { describe, expect, test } from 'vitest';
import { announce } from '../../src/screens/play/announce.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';
import {
  after,
  afterHorse,
  answeredWith,
  describedAs,
  mated,
  snapshot,
  thinking,
} from './game-fixtures.ts';
import { answered as stonesAnswered, settings as stoneSettings } from './gomoku-fixtures.ts';
import { sceneOf } from './boards.ts';

const allow: AppEvent = { type: 'settings-changed', settings: { hasPremove: true } };
const choose = (square: string): AppEvent => ({ type: 'square-chosen', square });

/** The engine is thinking, and Red has entered a move of the right horse. */
function planned(): GameState {
  return after(thinking(), allow, choose('h0'), choose('g2'));
}

describe('a premove', () => {
  test('is not to be had unless it was chosen', () => {
    expect(after(thinking(), choose('h0'), choose('g2')).view.premove).toBeNull();
  });

  test('is entered like a move, and shown where it goes', () => {
    const state = planned();
    expect(state.view.premove).toBe('h0g2');
    expect(state.game.moves).toEqual(['h2e2']);
    expect(sceneOf(state).under.filter(({ mark }) => mark === 'planned')).toHaveLength(2);
    const before = after(thinking(), allow, choose('h0'));
    expect(announce(before, state, en).polite).toBe('premove: red horse h0 to g2');
  });

  test('takes one’s own pieces in hand and no others', () => {
    expect(after(thinking(), allow, choose('h9')).view.selected).toBeNull();
    expect(after(thinking(), allow, choose('h0')).view.selected).toBe('h0');
  });

  test('is played as soon as the engine has moved', () => {
    const state = answeredWith(planned(), 'h9g7', afterHorse);
    expect(state.game.moves).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(state.view.premove).toBeNull();
  });

  test('that is not legal then is dropped, and that is said', () => {
    const moved = answeredWith(planned(), 'h9g7');
    const state = describedAs(moved, snapshot({ ...afterHorse, legalMoves: ['e2e6'] }));
    expect(state.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(state.view.premove).toBeNull();
    expect(announce(moved, state, en).polite).toContain('Premove cancelled');
  });

  test('ends with the game', () => {
    const state = answeredWith(planned(), 'h9g7', mated);
    expect(state.game.moves).toEqual(['h2e2', 'h9g7']);
    expect(state.view.premove).toBeNull();
  });

  test('is given up by Escape or a right click, by another piece, by taking back', () => {
    expect(after(planned(), { type: 'selection-cleared' }).view.premove).toBeNull();
    expect(after(planned(), choose('b0')).view.premove).toBeNull();
    expect(after(planned(), { type: 'undo' }).view.premove).toBeNull();
  });

  test('may go where an own piece stands that may be taken by then', () => {
    const lifted = after(thinking(), allow, { type: 'piece-lifted', square: 'h0' });
    const dropped = after(lifted, { type: 'piece-dropped', square: 'i0' });
    expect(dropped.view.premove).toBe('h0i0');
  });

  test('of a piece in hand becomes an ordinary move when the engine was faster', () => {
    const lifted = after(thinking(), allow, choose('h0'));
    const state = answeredWith(lifted, 'h9g7', afterHorse);
    expect(state.view.selected).toBe('h0');
    expect(after(state, choose('g2')).game.moves.at(-1)).toBe('h0g2');
  });

  test('of a stone goes on an empty point', () => {
    const waiting = after(stonesAnswered({}, { ...stoneSettings, hasPremove: true }), {
      type: 'move-played',
      move: 'h9',
    });
    expect(after(waiting, choose('g7')).view.premove).toBe('g7');
    expect(after(waiting, choose('h8')).view.premove).toBeNull();
  });
});
