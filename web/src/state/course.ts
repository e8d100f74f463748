// SPDX-License-Identifier: MIT
// The course of a game but for its moves: beginning, taking back, giving up, other settings.

import { startFenOf } from '../games/game-spec.ts';
import { provisional, settingsFor } from './initial.ts';
import { pliesAfterUndo, resultOf } from './queries.ts';
import { settle } from './questions.ts';
import type { GameBefore, GameState, Line, Settings } from './state.ts';

function keep({ startFen, moves, swap2, openingPlies, settings }: GameState): GameBefore {
  const { seat, opening } = settings;
  return { startFen, moves, swap2, openingPlies, seat, opening };
}

export function begin(state: GameState, line: Line): GameState {
  const wasPlayed = pliesAfterUndo(state) >= 0;
  return settle({
    ...state,
    ...line,
    settings: settingsFor(state.spec, line.startFen, state.settings),
    swap2: null,
    openingPlies: 0,
    previous: wasPlayed ? keep(state) : state.previous,
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

/** From the start, by the rules and the opening of the settings. */
export function beginAnew(state: GameState, settings: Settings = state.settings): GameState {
  const line = { startFen: startFenOf(state.spec, settings.rules), moves: [] };
  const fresh = { ...begin(state, line), settings };
  if (settings.opening === 'plain') return settle(fresh);
  const swap2 = settings.opening === 'swap2-yours' ? 'you-put-three' : 'engine-puts-three';
  return settle({ ...fresh, swap2, openingPlies: 3 });
}

/** As it was when it made way for this game. */
function resume(state: GameState, before: GameBefore): GameState {
  const { startFen, moves, seat, opening, swap2, openingPlies } = before;
  const settings = { ...state.settings, seat, opening };
  const game = { ...begin({ ...state, settings }, { startFen, moves }), swap2, openingPlies };
  return settle({ ...game, previous: null });
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
    return state.previous === null ? state : resume(state, state.previous);
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
  const isOtherOpening = after.settings.opening !== state.settings.opening;
  if (isOtherOpening || (isOtherRule && state.spec.moves === 'stones')) {
    return beginAnew(state, after.settings);
  }
  const isOtherSeat = after.settings.seat !== state.settings.seat;
  if (!isOtherSeat && !isOtherRule) return after;
  const isTurned = state.isTurned && !isOtherSeat;
  // Who chooses a side by hand needs no procedure for it.
  return settle({
    ...after,
    swap2: null,
    isTurned,
    selected: null,
    hint: null,
    isMoveWanted: false,
  });
}
