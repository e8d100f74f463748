// SPDX-License-Identifier: MIT
// The person's choices on the board, and every move that is made.

import { isSettled, isUsersTurn, legalMoves, movableSquares, seatAfter } from './queries.ts';
import { settle } from './questions.ts';
import type { GameState } from './state.ts';

/** The legal move the choice of a square stands for, if it stands for one. */
function moveTo(state: GameState, square: string): string | undefined {
  const wanted = (state.selected ?? '') + square;
  return legalMoves(state).find((move) => move === wanted);
}

export function choose(state: GameState, square: string): GameState {
  if (!isUsersTurn(state)) return state;
  const move = moveTo(state, square);
  if (move !== undefined) return playLegal(state, move);
  const isNew = square !== state.selected && movableSquares(state).has(square);
  return { ...state, selected: isNew ? square : null };
}

export function drop(state: GameState, square: string | null): GameState {
  const move = square === null ? undefined : moveTo(state, square);
  if (move !== undefined && isUsersTurn(state)) return playLegal(state, move);
  // Let go where it stood, a piece stays selected: a tap that trembled.
  return square === state.selected ? state : { ...state, selected: null };
}

export function playLegal(state: GameState, move: string): GameState {
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  const moves = [...state.moves, move];
  const isUsers = seatAfter(state, state.moves.length) === state.settings.seat;
  const before = isUsers ? { previous: null, notice: null } : {};
  return settle({ ...state, ...before, moves, selected: null, hint: null });
}
