// SPDX-License-Identifier: MIT
// Resignation.

import type { Result } from '../../../games/result.ts';
import { otherSeat } from '../../../games/seat.ts';
import { ownSeat, resultOf, seatAfter } from './selectors.ts';
import { freshView, withGame, type GameState } from './state.ts';

export function end(state: GameState, ended: Result): GameState {
  if (state.engine.name !== 'ready' || resultOf(state) !== null) return state;
  const ask = state.ask?.kind === 'search' ? null : state.ask;
  return { ...withGame(state, { ended, notice: null }), ask, view: freshView(state.view) };
}

/** The person resigns, or the side to move if two people share the screen. */
export function resign(state: GameState): GameState {
  const loser = ownSeat(state) ?? seatAfter(state, state.game.moves.length);
  return end(state, { winner: otherSeat(loser), reason: 'resignation' });
}
