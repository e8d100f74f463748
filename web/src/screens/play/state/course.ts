// SPDX-License-Identifier: MIT
// The course of a game but for its moves: beginning, taking back, giving up, other settings.

import { provisional } from '../../common/position/shown.ts';
import type { Result } from '../../../games/result.ts';
import { otherSeat, startFenOf } from '../../../games/game-spec.ts';
import { freshClocks } from './clock.ts';
import { settingsFor } from './initial.ts';
import { ownSeat, pliesAfterUndo, resultOf, seatAfter } from './queries.ts';
import { settle } from './questions.ts';
import type { GameBefore, GameState, Line, Settings } from './state.ts';

function keep({ startFen, moves, swap2, openingPlies, settings, clocks }: GameState): GameBefore {
  const { players, seat, level, secondLevel, clock, opening } = settings;
  const terms = { players, seat, level, secondLevel, clock, opening, startFen: settings.startFen };
  return {
    startFen,
    moves,
    swap2,
    openingPlies,
    terms,
    clocks: clocks && { ...clocks, since: null },
  };
}

export function begin(
  state: GameState,
  line: Line,
  settings: Settings = state.settings,
): GameState {
  const wasPlayed = pliesAfterUndo(state) >= 0;
  return settle({
    ...state,
    ...line,
    settings: settingsFor(state.spec, line.startFen, settings),
    clocks: freshClocks(settings.clock, line.moves.length),
    isPaused: false,
    isStepping: false,
    swap2: null,
    openingPlies: 0,
    previous: wasPlayed ? keep(state) : state.previous,
    notice: wasPlayed ? 'previous-game' : null,
    selected: null,
    hint: null,
    premove: null,
    thought: null,
    isMoveWanted: false,
    unread: null,
    ended: null,
    gameNumber: state.gameNumber + 1,
  });
}

/** From the start, by the rules and the opening of the settings. */
export function beginAnew(state: GameState, settings: Settings = state.settings): GameState {
  const startFen = settings.startFen ?? startFenOf(state.spec, settings.rules);
  const fresh = begin(state, { startFen, moves: [] }, settings);
  const isPlain = settings.opening === 'plain' || settings.startFen !== null;
  if (isPlain || settings.players !== 'engine') return fresh;
  const swap2 = settings.opening === 'swap2-yours' ? 'you-put-three' : 'engine-puts-three';
  return settle({ ...fresh, swap2, openingPlies: 3 });
}

/** As it was when it made way for this game. */
function resume(state: GameState, before: GameBefore): GameState {
  const { startFen, moves, terms, swap2, openingPlies, clocks } = before;
  const settings = { ...state.settings, ...terms };
  const game = begin(state, { startFen, moves }, settings);
  const isPaused = settings.players === 'engines';
  return settle({ ...game, swap2, openingPlies, clocks, isPaused, previous: null });
}

export function setPosition(state: GameState, line: Line): GameState {
  const shown = provisional(line.startFen);
  return { ...begin(state, line), shown, previous: null, notice: null };
}

/** Takes back the last thing done: an agreed end, a move with its answer, or the new game. */
export function undo(state: GameState): GameState {
  if (state.ended !== null) return settle({ ...state, ...resumed(state), ended: null });
  const plies = pliesAfterUndo(state);
  if (plies < 0) {
    return state.previous === null ? state : resume(state, state.previous);
  }
  const moves = state.moves.slice(0, plies);
  const fresh = {
    thought: null,
    selected: null,
    hint: null,
    premove: null,
    isMoveWanted: false,
    unread: null,
  };
  const isPaused = state.settings.players === 'engines';
  return settle({ ...state, ...fresh, moves, isPaused, isStepping: false });
}

/** Whoever lost on time has the time of that move once more. */
function resumed({ ended, clocks }: GameState): Partial<GameState> {
  if (ended?.reason !== 'time' || clocks === null) return {};
  return { clocks: { ...clocks, spentMs: 0, since: null } };
}

function end(state: GameState, ended: Result): GameState {
  if (state.engine.name !== 'ready' || resultOf(state) !== null) return state;
  const ask = state.ask?.kind === 'search' ? null : state.ask;
  return { ...state, ended, ask, selected: null, hint: null, premove: null, notice: null };
}

/** Of the person, or of whoever is to move at a screen of two. */
export function resign(state: GameState): GameState {
  const loser = ownSeat(state) ?? seatAfter(state, state.moves.length);
  return end(state, { winner: otherSeat(loser), reason: 'resignation' });
}

/** Before that many moves of each side from the usual start the engine agrees to no draw. */
const kEarliestDraw = 20;
/** In centipawns: what the engine counts as no advantage. */
const kEven = 20;

/** Two people have settled it between them; the engine goes by what it thought last. */
export function offerDraw(state: GameState): GameState {
  const seat = ownSeat(state);
  if (resultOf(state) !== null || state.settings.players === 'engines') return state;
  if (seat === null) return end(state, { winner: null, reason: 'agreement' });
  const isUsual = state.startFen === startFenOf(state.spec, state.settings.rules);
  if (isUsual && state.moves.length < 2 * kEarliestDraw)
    return { ...state, notice: 'draw-too-early' };
  const { thought } = state;
  const isKnown = thought !== null && thought.info.source === 'search';
  if (!isKnown) return { ...state, notice: 'draw-declined' };
  const { mate, score } = thought.info;
  const value = (mate === 0 ? score : mate * 1_000_000) * (thought.seat === seat ? -1 : 1);
  if (value > kEven) return { ...state, notice: 'draw-declined' };
  return end(state, { winner: null, reason: 'agreement' });
}

/** The engine plays itself: it stops after its move, or goes on. */
export function pause(state: GameState): GameState {
  if (state.settings.players !== 'engines') return state;
  return settle({ ...state, isPaused: !state.isPaused, isStepping: false });
}

export function step(state: GameState): GameState {
  const isHeld = state.settings.players === 'engines' && state.isPaused && !state.isStepping;
  return isHeld && resultOf(state) === null ? settle({ ...state, isStepping: true }) : state;
}

/** Whether anybody looks. */
export function see(state: GameState, isSeen: boolean): GameState {
  const after = { ...state, isUnseen: !isSeen };
  if (after.isUnseen === state.isUnseen) return state;
  return state.settings.players === 'engines' ? settle(after) : after;
}

export function change(state: GameState, settings: Partial<Settings>): GameState {
  const chosen = { ...state.settings, ...settings };
  const premove = chosen.hasPremove ? state.premove : null;
  const after = { ...state, settings: chosen, premove };
  const isOtherRule = after.settings.rules !== state.settings.rules;
  const isOtherOpening = after.settings.opening !== state.settings.opening;
  if (isOtherOpening || (isOtherRule && state.spec.moves === 'stones')) {
    return beginAnew(state, { ...after.settings, startFen: null });
  }
  const isOtherSeat =
    after.settings.seat !== state.settings.seat ||
    after.settings.players !== state.settings.players;
  if (!isOtherSeat && !isOtherRule) return after;
  const isTurned = state.isTurned && !isOtherSeat;
  // Who chooses a side by hand needs no procedure for it.
  return settle({
    ...after,
    swap2: null,
    isTurned,
    premove: null,
    selected: null,
    hint: null,
    isMoveWanted: false,
  });
}
