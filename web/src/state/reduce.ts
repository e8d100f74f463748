// SPDX-License-Identifier: MIT
// The game as a pure function: the state after an event. It never looks at a clock or at the page.

import {
  unreachable,
  type EngineEvent,
  type SearchInfo,
  type Snapshot,
} from '../engine/protocol.ts';
import type { AppEvent } from './events.ts';
import { settle, thinkAboutHint } from './questions.ts';
import {
  isSettled,
  isUsersTurn,
  legalMoves,
  movableSquares,
  pliesAfterUndo,
  provisional,
  resultOf,
  seatAfter,
  type GameState,
  type Line,
  type Settings,
} from './state.ts';

export function reduce(state: GameState, event: AppEvent): GameState {
  switch (event.type) {
    case 'engine':
      return engineSpoke(state, event.event);
    case 'described':
      return event.ask === state.ask ? described(state, event.snapshot) : state;
    case 'informed':
      return event.ask === state.ask ? informed(state, event.info) : state;
    case 'found':
      return event.ask === state.ask ? found(state, event.info.bestMove, event.info) : state;
    case 'refused':
      return event.ask === state.ask ? refused(state) : state;
    case 'square-chosen':
      return choose(state, event.square);
    case 'piece-lifted':
      return movableSquares(state).has(event.square) ? { ...state, selected: event.square } : state;
    case 'piece-dropped':
      return drop(state, event.square);
    case 'selection-cleared':
      return { ...state, selected: null };
    case 'move-played':
      return isUsersTurn(state) ? playLegal(state, event.move) : state;
    case 'new-game':
      return begin(state, { startFen: state.spec.startFen, moves: [] });
    case 'position-set':
      return setPosition(state, event.line);
    case 'undo':
      return undo(state);
    case 'hint':
      return isUsersTurn(state) ? thinkAboutHint(state) : state;
    case 'resign':
      return resign(state);
    case 'flip':
      return { ...state, isTurned: !state.isTurned };
    case 'stop':
      return stop(state);
    case 'settings-changed':
      return change(state, event.settings);
    default:
      return unreachable(event);
  }
}

function engineSpoke(state: GameState, event: EngineEvent): GameState {
  switch (event.type) {
    case 'loading':
      return settle({ ...state, engine: { name: 'loading' } });
    case 'ready':
      return { ...state, engine: { name: 'ready' } };
    case 'failed':
      return { ...state, engine: { name: 'failed', fault: event.fault }, ask: null };
    case 'book-ready':
      return state;
    case 'book-failed':
      return { ...state, bookFault: event.fault };
    default:
      return unreachable(event);
  }
}

function described(state: GameState, snapshot: Snapshot): GameState {
  return settle({ ...state, shown: { moves: state.moves, snapshot, isProvisional: false } });
}

function informed(state: GameState, info: SearchInfo): GameState {
  if (state.isMoveWanted && info.bestMove !== '') return found(state, info.bestMove, info);
  return think(state, info);
}

function think(state: GameState, info: SearchInfo): GameState {
  if (state.ask === null) return state;
  const seat = seatAfter(state, state.moves.length);
  return { ...state, thought: { ask: state.ask, info, seat } };
}

/** The search has its answer: a move to play, or one to show. */
function found(state: GameState, move: string, info: SearchInfo): GameState {
  const isHint = state.ask?.kind === 'search' && state.ask.purpose === 'hint';
  const after = { ...think(state, info), ask: null, isMoveWanted: false };
  return isHint ? { ...after, hint: move } : playLegal(after, move);
}

/** A given position the engine does not take makes way; a game under way does not: it is the engine. */
function refused(state: GameState): GameState {
  const { spec } = state;
  const isStart = state.startFen === spec.startFen && state.moves.length === 0;
  if (isStart || !state.shown.isProvisional) {
    return { ...state, engine: { name: 'failed', fault: 'crashed' }, ask: null };
  }
  const fresh = begin(state, { startFen: spec.startFen, moves: [] });
  return {
    ...fresh,
    shown: provisional(spec.startFen),
    previous: null,
    notice: 'position-refused',
  };
}

/** The legal move the choice of a square stands for, if it stands for one. */
function moveTo(state: GameState, square: string): string | undefined {
  const wanted = (state.selected ?? '') + square;
  return legalMoves(state).find((move) => move === wanted);
}

function choose(state: GameState, square: string): GameState {
  if (!isUsersTurn(state)) return state;
  const move = moveTo(state, square);
  if (move !== undefined) return playLegal(state, move);
  const isNew = square !== state.selected && movableSquares(state).has(square);
  return { ...state, selected: isNew ? square : null };
}

function drop(state: GameState, square: string | null): GameState {
  const move = square === null ? undefined : moveTo(state, square);
  if (move !== undefined && isUsersTurn(state)) return playLegal(state, move);
  // Let go where it stood, a piece stays selected: a tap that trembled.
  return square === state.selected ? state : { ...state, selected: null };
}

function playLegal(state: GameState, move: string): GameState {
  if (!isSettled(state) || !legalMoves(state).includes(move)) return state;
  const moves = [...state.moves, move];
  const isUsers = seatAfter(state, state.moves.length) === state.settings.seat;
  const before = isUsers ? { previous: null, notice: null } : {};
  return settle({ ...state, ...before, moves, selected: null, hint: null });
}

function begin(state: GameState, line: Line): GameState {
  const wasPlayed = pliesAfterUndo(state) >= 0;
  return settle({
    ...state,
    ...line,
    previous: wasPlayed ? { startFen: state.startFen, moves: state.moves } : state.previous,
    notice: wasPlayed ? 'previous-game' : null,
    selected: null,
    hint: null,
    thought: null,
    isMoveWanted: false,
    hasResigned: false,
    gameNumber: state.gameNumber + 1,
  });
}

function setPosition(state: GameState, line: Line): GameState {
  const shown = provisional(line.startFen);
  return { ...begin(state, line), shown, previous: null, notice: null };
}

/** Takes back the last thing done: a resignation, a move with its answer, or the new game. */
function undo(state: GameState): GameState {
  if (state.hasResigned) return settle({ ...state, hasResigned: false });
  const plies = pliesAfterUndo(state);
  if (plies < 0) {
    return state.previous === null ? state : { ...begin(state, state.previous), previous: null };
  }
  const moves = state.moves.slice(0, plies);
  const thought = null;
  return settle({ ...state, moves, thought, selected: null, hint: null, isMoveWanted: false });
}

function resign(state: GameState): GameState {
  if (state.engine.name !== 'ready' || resultOf(state) !== null) return state;
  return { ...state, hasResigned: true, ask: null, selected: null, hint: null };
}

function stop(state: GameState): GameState {
  if (state.ask?.kind !== 'search') return state;
  const { thought } = state;
  if (thought?.ask === state.ask && thought.info.bestMove !== '') {
    return found(state, thought.info.bestMove, thought.info);
  }
  return state.ask.purpose === 'hint' ? { ...state, ask: null } : { ...state, isMoveWanted: true };
}

function change(state: GameState, settings: Partial<Settings>): GameState {
  const after = { ...state, settings: { ...state.settings, ...settings } };
  if (after.settings.seat === state.settings.seat) return after;
  return settle({ ...after, isTurned: false, selected: null, hint: null, isMoveWanted: false });
}
