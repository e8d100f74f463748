// SPDX-License-Identifier: MIT
// The person's choices on the board, and every move that is made.

import { barredPoints, isOfInterest, legalMoves, moveTo } from '../../common/position/shown.ts';
import { isSettled, isUsersPly, isUsersTurn, mayPremove } from './queries.ts';
import { plan, planDrop } from './premove.ts';
import { settle } from './questions.ts';
import { advance } from './swap2.ts';
import type { Ask, GameState } from './state.ts';

/** A stone's point is only tried by a first tap where a second one is to confirm it. */
export function isTrial({ spec, settings, selected }: GameState, square: string): boolean {
  return spec.moves === 'stones' && settings.mustTapTwice && selected !== square;
}

export function choose(state: GameState, square: string, isUnsure: boolean): GameState {
  if (!isUsersTurn(state)) return plan(state, square);
  if (isUnsure && isTrial(state, square) && legalMoves(state).includes(square)) {
    return { ...state, selected: square };
  }
  const move = moveTo(state, square);
  if (move !== undefined) return playLegal(state, move);
  const isNew = square !== state.selected && isOfInterest(state, square);
  return { ...state, selected: isNew ? square : null, unread: null };
}

export function drop(state: GameState, square: string | null): GameState {
  if (!isUsersTurn(state)) return planDrop(state, square);
  const move = square === null ? undefined : moveTo(state, square);
  if (move !== undefined) return playLegal(state, move);
  // Let go where it stood, a piece stays selected: a tap that trembled.
  return square === state.selected ? state : { ...state, selected: null };
}

/** The engine has read the text: `move` is empty where it is none. */
export function read(state: GameState, ask: Ask, move: string): GameState {
  const after = settle(state);
  if (move !== '') return playLegal(after, move);
  const text = ask.kind === 'read' ? ask.text : '';
  return barredPoints(state).has(text) ? { ...after, selected: text } : { ...after, unread: text };
}

export function playLegal(state: GameState, move: string): GameState {
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  const moves = [...state.moves, move];
  const isUsers = isUsersPly(state, state.moves.length);
  const isWatched = state.settings.players === 'engines';
  // A game only watched keeps the way back to the one before it.
  const before = isUsers ? { previous: null, notice: null } : isWatched ? { notice: null } : {};
  // A piece in hand for a premove stays there.
  const selected = mayPremove(state) ? state.selected : null;
  return advance({ ...state, ...before, moves, selected, hint: null, unread: null });
}
