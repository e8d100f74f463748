// SPDX-License-Identifier: MIT
// The coach: the moves it checks, and the effects of its warning.

import { describe, expect, test } from 'vitest';
import { strings as en } from '../../src/i18n/en/page.ts';
import { statusText } from '../../src/screens/play/status.ts';
import { gameBoard } from '../../src/screens/play/board/board-of.ts';
import { clockLimits, keepTime } from '../../src/screens/play/state/clock.ts';
import { isUsersTurn, mayPremove, phaseOf } from '../../src/screens/play/state/selectors.ts';
import type { Blunder, GameState } from '../../src/screens/play/state/state.ts';
import { after, afterCannon, describedAs, info, openAsk, ready } from './game-fixtures.ts';
import { mistake } from './review-fixtures.ts';

const blunder: Blunder = {
  better: info({ bestMove: 'h0g2', pv: ['h0g2'] }),
  answer: info({ bestMove: 'h9g7', pv: ['h9g7'], score: 400 }),
  ...mistake(0, { flaw: { kind: 'loses-piece', moves: 0, piece: 'C' } }),
};

const coached = after(ready(), { type: 'settings-changed', settings: { isCoached: true } });

/** The person has made a move, and the engine has described it. */
function played(state: GameState): GameState {
  return describedAs(after(state, { type: 'move-played', move: 'h2e2' }), afterCannon);
}

function warned(): GameState {
  const state = played(coached);
  return after(state, { type: 'coached', ask: openAsk(state, 'coach'), blunder });
}

describe('a coached game', () => {
  test('has each move of the person looked at before the engine answers', () => {
    const state = played(coached);
    expect(state.ask).toMatchObject({ kind: 'coach', position: { moves: ['h2e2'] } });
    expect(phaseOf(state)).toBe('thinking');
    const fine = after(state, { type: 'coached', ask: openAsk(state, 'coach'), blunder: null });
    expect(fine.ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('without the coach is answered at once', () => {
    expect(played(ready()).ask).toMatchObject({ kind: 'search', purpose: 'move' });
  });

  test('goes on where the coach cannot be asked', () => {
    const state = played(coached);
    const gone = after(state, { type: 'refused', ask: openAsk(state, 'coach'), fault: null });
    expect(gone.ask).toMatchObject({ kind: 'search', purpose: 'move' });
    expect(gone.engine.name).toBe('ready');
  });
});

describe('a blunder', () => {
  test('is not answered before the person has decided, and shown with its answer', () => {
    const state = warned();
    expect([state.ask, phaseOf(state)]).toEqual([null, 'idle']);
    expect(isUsersTurn(state)).toBe(false);
    expect(gameBoard(state).arrows).toContainEqual(expect.objectContaining({ move: 'h9g7' }));
    expect(statusText(state, en).headline).toBe('Your move');
  });

  test('is taken back without an answer', () => {
    const state = after(warned(), { type: 'undo' });
    expect(state.game).toMatchObject({ moves: [], blunder: null });
    expect(state.ask).toMatchObject({ kind: 'describe' });
  });

  test('is played if the person insists, and not looked at again', () => {
    const state = after(warned(), { type: 'insisted' });
    expect(state.ask).toMatchObject({ kind: 'search', purpose: 'move' });
    expect(state.game).toMatchObject({ moves: ['h2e2'], blunder: null });
  });

  test('stops the clocks while the person thinks again', () => {
    const clock = { kind: 'sudden', minutes: 1, seconds: 10 } as const;
    const begun = after(coached, { type: 'game-set-up', settings: { clock } });
    const state = { ...warned(), clocks: begun.clocks };
    const held = keepTime(state, { ...state, view: { ...state.view, isTurned: true } }, 1000);
    expect(held.clocks?.since).toBeNull();
    expect(clockLimits(held)).toMatchObject({ clockMs: expect.any(Number) });
  });

  test('leaves no move to be planned', () => {
    const state = warned();
    expect(mayPremove({ ...state, settings: { ...state.settings, hasPremove: true } })).toBe(false);
  });
});
