// SPDX-License-Identifier: MIT
// A move entered while the engine thinks. The page knows no rules: the engine decides after its move whether the
// premove is legal.

import { legalMoves } from '../../common/position/shown.ts';
import { parsePlacement } from '../../../games/placement.ts';
import { isUsersTurn, liftableSquares, mayPremove, movableSquares, resultOf } from './selectors.ts';
import { withView, type GameState } from './state.ts';

/** A square chosen during the opponent's turn; choosing it again cancels the premove. */
export function plan(state: GameState, square: string, isUnsure: boolean): GameState {
  if (!mayPremove(state)) return state;
  const { spec, shown, view } = state;
  const { selected } = view;
  if (liftableSquares(state).has(square)) {
    return withView(state, { premove: null, selected: selected === square ? null : square });
  }
  const move = spec.moving.moveTo(parsePlacement(spec, shown.snapshot.fen), selected, square);
  const isTrial = move === square && isUnsure && state.settings.mustTapTwice;
  if (isTrial && selected !== square) return withView(state, { premove: null, selected: square });
  return withView(state, { premove: move === view.premove ? null : move, selected: null });
}

/** A piece dropped, possibly on an own piece, which may be gone by then. */
export function planDrop(state: GameState, square: string | null): GameState {
  const { selected } = state.view;
  if (square === selected) return state;
  const isPlan = mayPremove(state) && selected !== null && square !== null;
  return withView(state, { selected: null, premove: isPlan ? selected + square : null });
}

/** The premove that may be played now, or null. */
export function duePremove(state: GameState): string | null {
  const { premove } = state.view;
  if (premove === null || !isUsersTurn(state)) return null;
  return legalMoves(state).includes(premove) ? premove : null;
}

/** Clears a premove that cannot be played, once it is the person's turn or the game is over. */
export function forgetPremove(state: GameState): GameState {
  const isDue = isUsersTurn(state) || resultOf(state) !== null;
  if (!isDue || duePremove(state) !== null) return state;
  const { selected, premove } = state.view;
  const isMovable =
    selected !== null &&
    (movableSquares(state).has(selected) || legalMoves(state).includes(selected));
  // An impossible premove must be explained.
  const tried = isUsersTurn(state) ? premove : null;
  return withView(state, { premove: null, selected: isMovable ? selected : null, tried });
}
