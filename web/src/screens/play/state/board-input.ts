// SPDX-License-Identifier: MIT
// The person's input on the board, and all moves.

import {
  attempt,
  barredPoints,
  isOfInterest,
  legalMoves,
  moveTo,
} from '../../common/position/shown.ts';
import {
  isSettled,
  isUsersPly,
  isUsersTurn,
  mayPremove,
  positionOf,
  resultOf,
} from './selectors.ts';
import { plan, planDrop } from './premove.ts';
import { withNextAsk } from './next-ask.ts';
import { isPersonsAct, openingAct, withActs } from './opening.ts';
import { freshView, withGame, withView, type GameState } from './state.ts';

export function choose(state: GameState, square: string, isUnsure: boolean): GameState {
  if (!isUsersTurn(state)) return plan(state, square, isUnsure);
  // If a second tap confirms, the first only previews the stone.
  const isTrial = isUnsure && state.settings.mustTapTwice && state.view.selected !== square;
  if (isTrial && legalMoves(state).includes(square)) return withView(state, { selected: square });
  const move = moveTo(positionOf(state), square);
  if (move !== undefined) return playLegal(state, move);
  const isNew = square !== state.view.selected && isOfInterest(positionOf(state), square);
  const tried = isNew || square === state.view.selected ? null : attempt(positionOf(state), square);
  return withView(state, { selected: isNew ? square : null, unread: null, tried });
}

export function drop(state: GameState, square: string | null): GameState {
  if (!isUsersTurn(state)) return planDrop(state, square);
  const move = square === null ? undefined : moveTo(positionOf(state), square);
  if (move !== undefined) return playLegal(state, move);
  // A piece dropped on its own point stays selected: a shaky tap.
  const { selected } = state.view;
  if (square === selected) return state;
  return withView(state, { selected: null, tried: square && selected && selected + square });
}

/** The engine has parsed the text: `move` is empty if it is not a move. */
export function read(state: GameState, text: string, move: string): GameState {
  const after = withNextAsk(state);
  if (move !== '') return playLegal(after, move);
  return withView(after, barredPoints(state).has(text) ? { selected: text } : { unread: text });
}

export function playLegal(state: GameState, move: string): GameState {
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  if (move === state.view.refused) return withView(state, { selected: null, premove: null });
  const { moves } = state.game;
  const isUsers = isUsersPly(state, moves.length);
  const isWatched = state.settings.players === 'engines';
  // A game without moves by the person keeps the way back to the previous one.
  const before = isUsers ? { previous: null, notice: null } : isWatched ? { notice: null } : {};
  // A piece picked up for a premove stays picked up.
  const selected = mayPremove(state) ? state.view.selected : null;
  const premove = isUsers ? null : state.view.premove;
  const view = { ...freshView(state.view), selected, premove };
  const made = { ...state, view };
  if (openingAct(state) !== null) return act(withGame(made, before), move);
  return withNextAsk(withGame(made, { ...before, moves: [...moves, move] }));
}

/** Adds one act of the opening, or several of the engine. */
function act(state: GameState, ...acts: readonly string[]): GameState {
  return withNextAsk(withActs(state, [...(state.game.opening?.acts ?? []), ...acts]));
}

/** The person's choice in an opening: a side, a number, another variant. */
export function say(state: GameState, word: string): GameState {
  const isAsked = isSettled(state) && resultOf(state) === null && isPersonsAct(state);
  if (!isAsked || !openingAct(state)?.words.some((one) => one === word)) return state;
  return act(
    withGame({ ...state, view: freshView(state.view) }, { previous: null, notice: null }),
    word,
  );
}

/** The engine's acts in the opening. */
export function heardOpening(state: GameState, acts: readonly string[]): GameState {
  return act(state, ...acts);
}
