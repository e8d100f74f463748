// SPDX-License-Identifier: MIT
// What the engine is asked next, decided from the state alone.

import { unlimited, type Limits, type PositionRef } from '../../../engine/protocol.ts';
import { withAsk } from '../../../engine/store.ts';
import { clockLimits } from './clock.ts';
import { isHeld, isSettled, isUsersPly, resultOf, seatAfter } from './queries.ts';
import { kHighestLevel, type Ask, type GameState } from './state.ts';

/** Long enough for good advice, short enough to wait for. */
const kHintTimeMs = 1500;

/** On a clock, where every moment counts, it hurries more. */
const kPaceOnClockMs = 1000;

function positionOf(state: GameState): PositionRef {
  return { fen: state.startFen, moves: state.moves, rules: state.settings.rules };
}

function limitsOf(level: number, moveTimeMs: number): Limits {
  return { ...unlimited, moveTimeMs, level, useBook: true };
}

function aboutSwap2({ swap2 }: GameState, position: PositionRef): Ask | null {
  if (swap2 === 'engine-puts-three') return { kind: 'opening', position, limits: null };
  if (swap2 !== 'engine-answers') return null;
  return { kind: 'opening', position, limits: limitsOf(kHighestLevel, kHintTimeMs) };
}

/** What the engine may take for its move. */
function limitsOfMove(state: GameState): Limits {
  const { players, level, secondLevel, moveTimeMs } = state.settings;
  const isSecond = players === 'engines' && seatAfter(state, state.moves.length) === 'second';
  return { ...limitsOf(isSecond ? secondLevel : level, moveTimeMs), ...clockLimits(state) };
}

/** Playing itself the engine takes its time even where it has nothing to think about. */
function paceOf({ settings }: GameState, { clockMs, moveTimeMs }: Limits): number {
  if (settings.players !== 'engines') return 0;
  return clockMs > 0 ? Math.min(kPaceOnClockMs, clockMs / 100) : moveTimeMs;
}

function nextAsk(state: GameState): Ask | null {
  const position = positionOf(state);
  if (!isSettled(state)) return { kind: 'describe', position };
  if (resultOf(state) !== null) return null;
  if (state.swap2 !== null) return aboutSwap2(state, position);
  if (isUsersPly(state, state.moves.length) || isHeld(state)) return null;
  const limits = limitsOfMove(state);
  return { kind: 'search', purpose: 'move', position, limits, paceMs: paceOf(state, limits) };
}

/** Gives the state the question that follows from it. */
export function settle(state: GameState): GameState {
  return withAsk(state, nextAsk(state));
}

/** Asks which move a text is. */
export function ponderText(state: GameState, text: string): GameState {
  const ask: Ask = { kind: 'read', position: positionOf(state), text };
  return { ...state, ask, hint: null, selected: null, unread: null };
}

/** Asks what the hint will have made of the stones. */
export function foresee(state: GameState): GameState {
  if (state.hint === null || state.spec.moves === 'pieces') return state;
  const position = positionOf(state);
  const moves = [...state.moves, state.hint];
  return { ...state, ask: { kind: 'foresee', position: { ...position, moves } }, foreseen: '' };
}

/** Asks for advice at full strength. */
export function thinkAboutHint(state: GameState): GameState {
  const limits = limitsOf(kHighestLevel, kHintTimeMs);
  const position = positionOf(state);
  const ask: Ask = { kind: 'search', purpose: 'hint', position, limits, paceMs: 0 };
  return { ...state, ask, hint: null, selected: null };
}
