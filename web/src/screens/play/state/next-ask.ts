// SPDX-License-Identifier: MIT
// Decides the next question to the engine, from the state alone.

import { limitsFor } from '../../../engine/advice.ts';
import {
  unlimited,
  type Description,
  type Limits,
  type PositionRef,
} from '../../../engine/protocol.ts';
import { withAsk } from '../../../engine/store.ts';
import { clockLimits } from './clock.ts';
import { isHeld, isSettled, isUsersPly, resultOf, seatAfter } from './selectors.ts';
import { isOpening, isPersonsAct, recordOf } from './opening.ts';
import { kHighestLevel, withView, type Ask, type GameState } from './state.ts';

/** Long enough for good advice, short enough to wait for. */
export const kHintMs = 900;

/** For each of the engine's acts in an opening. */
const kOpeningTimeMs = 1000;

/** On a clock it hurries more. */
const kPaceOnClockMs = 1000;

function positionOf(state: GameState): PositionRef {
  return { fen: state.game.startFen, moves: state.game.moves, rules: state.settings.rules };
}

function limitsOf(level: number, moveTimeMs: number): Limits {
  return { ...unlimited, moveTimeMs, level, useBook: true };
}

/** The question about the board, with the opening while it lasts. */
function aboutBoard(state: GameState): Ask {
  const position = positionOf(state);
  const { opening, openingPlies, moves } = state.game;
  if (opening === null || !isOpening(state)) return { kind: 'describe', position, opening: null };
  const later = moves.slice(openingPlies);
  return { kind: 'describe', position: { ...position, moves: later }, opening: recordOf(opening) };
}

/** The engine's acts in the opening. */
function aboutOpening(state: GameState): Ask | null {
  const { opening } = state.game;
  if (opening === null || isPersonsAct(state)) return null;
  return {
    kind: 'opening',
    position: { ...positionOf(state), moves: [] },
    opening: recordOf(opening),
    limits: limitsOf(kHighestLevel, kOpeningTimeMs),
  };
}

/** The limits of the engine's move. */
function limitsOfMove(state: GameState): Limits {
  const { players, level, secondLevel, moveTimeMs } = state.settings;
  const isSecond = players === 'engines' && seatAfter(state, state.game.moves.length) === 'second';
  return { ...limitsOf(isSecond ? secondLevel : level, moveTimeMs), ...clockLimits(state) };
}

/** Engine vs. engine takes its time even if there is nothing to think about. */
function paceOf({ settings }: GameState, { clockMs, moveTimeMs }: Limits): number {
  if (settings.players !== 'engines') return 0;
  return clockMs > 0 ? Math.min(kPaceOnClockMs, clockMs / 100) : moveTimeMs;
}

/** Whether the last move was the person's and the coach has not checked it. */
function isToBeCoached({ game, settings }: GameState): boolean {
  const isUsers = game.moves.length > game.openingPlies;
  const isCoached = settings.isCoached && settings.players === 'engine';
  return isCoached && isUsers && game.coached !== game.moves;
}

function nextAsk(state: GameState): Ask | null {
  const position = positionOf(state);
  const describe = isSettled(state) ? null : aboutBoard(state);
  if (resultOf(state) !== null) return describe;
  if (isOpening(state)) return describe ?? aboutOpening(state);
  const { players, opponent: met } = state.settings;
  if (players === 'friend' || isUsersPly(state, state.game.moves.length) || isHeld(state))
    return describe;
  if (isToBeCoached(state)) return describe ?? { kind: 'coach', position };
  // It describes the position as well.
  const limits = limitsOfMove(state);
  const opponent = players === 'engine' ? met : null;
  const paceMs = paceOf(state, limits);
  return { kind: 'search', purpose: 'move', position, limits, opponent, paceMs };
}

/** Adds the next question to the state. */
export function withNextAsk(state: GameState): GameState {
  return withAsk(state, nextAsk(state));
}

/** Asks which move a text means. */
export function readText(state: GameState, text: string): GameState {
  const ask: Ask = { kind: 'read', position: positionOf(state), text };
  return { ...withView(state, { hint: null, selected: null, unread: null }), ask };
}

/** Shows the hint and what threats it makes in Gomoku, and asks for these if `after` does not tell. */
export function foresee(state: GameState, hint: string, after: Description | null): GameState {
  const hinted = withView(state, { hint, foreseen: after?.snapshot.threats ?? [] });
  if (!state.spec.hasThreats || after !== null) return hinted;
  const position = positionOf(state);
  const moves = [...position.moves, hint];
  return { ...hinted, ask: { kind: 'foresee', position: { ...position, moves } } };
}

/** Asks for a hint at full strength. */
export function thinkAboutHint(state: GameState): GameState {
  const limits = { ...limitsFor(kHintMs, state.spec.id), useBook: true };
  const position = positionOf(state);
  const about = { position, limits, opponent: null, paceMs: 0 };
  const ask: Ask = { kind: 'search', purpose: 'hint', ...about };
  return { ...withView(state, { hint: null, selected: null }), ask };
}
