// SPDX-License-Identifier: MIT
// What the engine is asked next, decided from the state alone.

import type { Limits, PositionRef } from '../engine/protocol.ts';
import { isSettled, resultOf, seatAfter } from './queries.ts';
import { kHighestLevel, type Ask, type GameState } from './state.ts';

/** Long enough for good advice, short enough to wait for. */
const kHintTimeMs = 1500;

function positionOf(state: GameState): PositionRef {
  return { fen: state.startFen, moves: state.moves, rules: state.settings.rules };
}

function limitsOf(level: number, moveTimeMs: number): Limits {
  return { depth: 0, nodes: 0, moveTimeMs, level, multiPv: 1, useBook: true, seed: 0 };
}

function aboutSwap2({ swap2 }: GameState, position: PositionRef): Ask | null {
  if (swap2 === 'engine-puts-three') return { kind: 'opening', position, limits: null };
  if (swap2 !== 'engine-answers') return null;
  return { kind: 'opening', position, limits: limitsOf(kHighestLevel, kHintTimeMs) };
}

function nextAsk(state: GameState): Ask | null {
  const position = positionOf(state);
  if (!isSettled(state)) return { kind: 'describe', position };
  if (resultOf(state) !== null) return null;
  if (state.swap2 !== null) return aboutSwap2(state, position);
  if (seatAfter(state, state.moves.length) === state.settings.seat) return null;
  const { level, moveTimeMs } = state.settings;
  return { kind: 'search', purpose: 'move', position, limits: limitsOf(level, moveTimeMs) };
}

/** Gives the state the question that follows from it; an older one is dropped. */
export function settle(state: GameState): GameState {
  return { ...state, ask: nextAsk(state) };
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
  const ask: Ask = { kind: 'search', purpose: 'hint', position: positionOf(state), limits };
  return { ...state, ask, hint: null, selected: null };
}
