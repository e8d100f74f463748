// SPDX-License-Identifier: MIT
// What follows from the engine's answers.

import {
  unreachable,
  type Description,
  type EngineEvent,
  type EngineFile,
  type FileFault,
  type Report,
} from '../../../engine/protocol.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import { beginAnew } from './course.ts';
import { provisional } from '../../common/position/shown.ts';
import { playLegal } from './moves.ts';
import { duePremove, forgetPremove } from './premove.ts';
import { seatAfter } from './queries.ts';
import { foresee, settle } from './questions.ts';
import type { GameState } from './state.ts';

export function engineSpoke(state: GameState, event: EngineEvent): GameState {
  switch (event.type) {
    case 'loading':
      return settle({ ...state, engine: loadingFrom(state), fileFault: null });
    case 'ready':
      return { ...state, engine: { name: 'ready' } };
    case 'failed':
      return { ...state, engine: { name: 'failed', fault: event.fault }, ask: null };
    case 'book-ready':
      return { ...state, fileFault: without(state.fileFault, 'book') };
    case 'network-ready':
      return { ...state, fileFault: without(state.fileFault, 'network') };
    case 'file-failed':
      return { ...state, fileFault: event.fault };
    default:
      return unreachable(event);
  }
}

/** The same where it loads already: no news. */
function loadingFrom({ engine }: GameState): GameState['engine'] {
  return engine.name === 'loading' ? engine : { name: 'loading' };
}

/** What is still to be said once that file has come. */
function without(fault: FileFault | null, file: EngineFile): FileFault | null {
  return fault?.startsWith(file) === true ? null : fault;
}

export function described(state: GameState, { snapshot, written }: Description): GameState {
  if (state.ask?.kind === 'foresee') return { ...state, ask: null, foreseen: snapshot.threats };
  const { moves, settings } = state;
  const shown = { moves, rules: settings.rules, snapshot, written, isProvisional: false };
  const after = settle({ ...state, shown });
  const premove = duePremove(after);
  return premove === null ? forgetPremove(after) : playLegal({ ...after, premove: null }, premove);
}

export function informed(state: GameState, info: Report): GameState {
  if (state.isMoveWanted && info.bestMove !== '') return found(state, info.bestMove, info);
  return think(state, info);
}

function think(state: GameState, info: Report): GameState {
  const { ask, thought } = state;
  if (ask === null) return state;
  const seat = seatAfter(state, state.moves.length);
  const before = thought?.ask === ask ? thought.info : null;
  return { ...state, thought: { ask, info: withLine(info, before), seat } };
}

/** A search that was stopped may know no more than the move: its line is that of the report before. */
function withLine(info: Report, before: Report | null): Report {
  const isBare = info.pv === info.bestMove && before?.pv.startsWith(`${info.bestMove} `) === true;
  return isBare ? { ...info, pv: before.pv, written: before.written } : info;
}

/** The search has its answer: a move to play, or one to show. */
export function found(state: GameState, move: string, info: Report): GameState {
  const isHint = state.ask?.kind === 'search' && state.ask.purpose === 'hint';
  const after = { ...think(state, info), ask: null, isMoveWanted: false, isStepping: false };
  return isHint ? foresee({ ...after, hint: move }) : playLegal(after, move);
}

/** A given position the engine does not take makes way; a game under way does not: it is the engine. */
export function refused(state: GameState): GameState {
  const startFen = startFenOf(state.spec, state.settings.rules);
  const isStart = state.startFen === startFen && state.moves.length === 0;
  if (isStart || !state.shown.isProvisional) {
    return { ...state, engine: { name: 'failed', fault: 'crashed' }, ask: null };
  }
  const fresh = beginAnew(state, { ...state.settings, startFen: null });
  return {
    ...fresh,
    shown: provisional(fresh.startFen),
    previous: null,
    notice: 'position-refused',
  };
}

export function stop(state: GameState): GameState {
  if (state.ask?.kind !== 'search') return state;
  const { thought } = state;
  if (thought?.ask === state.ask && thought.info.bestMove !== '') {
    return found(state, thought.info.bestMove, thought.info);
  }
  return state.ask.purpose === 'hint' ? { ...state, ask: null } : { ...state, isMoveWanted: true };
}
