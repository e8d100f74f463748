// SPDX-License-Identifier: MIT
// Ends by the players: resignation, agreement, time.

import type { Result } from '../../../games/result.ts';
import { otherSeat } from '../../../games/seat.ts';
import { isSettled, ownSeat, resultOf, seatAfter } from './selectors.ts';
import { freshView, withGame, type GameState } from './state.ts';

/** A position that is not described yet still will be. */
export function withEnd(state: GameState, ended: Result): GameState {
  const ask = isSettled(state) ? null : state.ask;
  return { ...withGame(state, { ended, notice: null }), ask, view: freshView(state.view) };
}

export function end(state: GameState, ended: Result): GameState {
  return state.engine.name !== 'ready' || resultOf(state) !== null ? state : withEnd(state, ended);
}

/** The person resigns, or the side to move if two people share the screen. */
export function resign(state: GameState): GameState {
  const loser = ownSeat(state) ?? seatAfter(state, state.game.moves.length);
  return end(state, { winner: otherSeat(loser), reason: 'resignation' });
}
