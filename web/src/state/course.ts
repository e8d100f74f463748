// SPDX-License-Identifier: MIT
// The course of a game but for its moves: beginning, taking back, giving up, other settings.

import { startFenOf } from '../games/game-spec.ts';
import { provisional, settingsFor } from './initial.ts';
import { pliesAfterUndo, resultOf } from './queries.ts';
import { settle } from './questions.ts';
import type { GameState, Line, Settings } from './state.ts';

export function begin(state: GameState, line: Line): GameState {
  const wasPlayed = pliesAfterUndo(state) >= 0;
  return settle({
    ...state,
    ...line,
    settings: settingsFor(state.spec, line.startFen, state.settings),
    previous: wasPlayed ? { startFen: state.startFen, moves: state.moves } : state.previous,
    notice: wasPlayed ? 'previous-game' : null,
    selected: null,
    hint: null,
    thought: null,
    isMoveWanted: false,
    unread: null,
    resigned: null,
    gameNumber: state.gameNumber + 1,
  });
}

/** From the start, by the rules of the settings. */
export function beginAnew(state: GameState): GameState {
  return begin(state, { startFen: startFenOf(state.spec, state.settings.rules), moves: [] });
}

export function setPosition(state: GameState, line: Line): GameState {
  const shown = provisional(line.startFen);
  return { ...begin(state, line), shown, previous: null, notice: null };
}

/** Takes back the last thing done: a resignation, a move with its answer, or the new game. */
export function undo(state: GameState): GameState {
  if (state.resigned) return settle({ ...state, resigned: null });
  const plies = pliesAfterUndo(state);
  if (plies < 0) {
    return state.previous === null ? state : { ...begin(state, state.previous), previous: null };
  }
  const moves = state.moves.slice(0, plies);
  const fresh = { thought: null, selected: null, hint: null, isMoveWanted: false, unread: null };
  return settle({ ...state, ...fresh, moves });
}

export function resign(state: GameState): GameState {
  if (state.engine.name !== 'ready' || resultOf(state) !== null) return state;
  const ask = state.ask?.kind === 'search' ? null : state.ask;
  return { ...state, resigned: state.settings.seat, ask, selected: null, hint: null };
}

export function change(state: GameState, settings: Partial<Settings>): GameState {
  const after = { ...state, settings: { ...state.settings, ...settings } };
  const isOtherRule = after.settings.rules !== state.settings.rules;
  if (isOtherRule && state.spec.moves === 'stones') return beginAnew(after);
  const isOtherSeat = after.settings.seat !== state.settings.seat;
  if (!isOtherSeat && !isOtherRule) return after;
  const isTurned = state.isTurned && !isOtherSeat;
  return settle({ ...after, isTurned, selected: null, hint: null, isMoveWanted: false });
}
