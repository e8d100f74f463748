// SPDX-License-Identifier: MIT
// Handles the engine's answers.

import { provisional } from '../../common/position/shown.ts';
import { withEngineEvent } from '../../../engine/engine-state.ts';
import type { Description, EngineEvent, FaultFacts, Report } from '../../../engine/protocol.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import { beginAnew, resume } from './game-lifecycle.ts';
import { playLegal } from './board-input.ts';
import { forgetPremove } from './premove.ts';
import { isSettled, resultOf, seatAfter } from './selectors.ts';
import { foresee, withNextAsk } from './next-ask.ts';
import type { Events } from './events.ts';
import { withOpeningTold } from './opening.ts';
import { withGame, withView, type Blunder, type GameState } from './state.ts';

type Described = Pick<Events['described'], 'snapshot' | 'written' | 'opening'>;

export function engineSpoke(state: GameState, event: EngineEvent): GameState {
  const after = withEngineEvent(state, event);
  // Questions to a crashed engine must not cost the game, nor those that could not be asked while it was down.
  const isBack = event.type === 'ready' && state.engine.name === 'failed';
  const isChanged = isBack || event.type === 'loading' || event.type === 'failed';
  return isChanged ? withNextAsk(after) : after;
}

export function described(before: GameState, description: Described): GameState {
  if (isSettled(before)) return before;
  const { snapshot, written, opening } = description;
  const state = opening === undefined ? before : withOpeningTold(before, opening);
  const { game, settings } = state;
  const shown = {
    moves: game.moves,
    rules: settings.rules,
    snapshot,
    written,
    isProvisional: false,
  };
  const after = { ...state, shown };
  // A search that described its position goes on, unless the game is over.
  const isSearching = after.ask?.kind === 'search' && resultOf(after) === null;
  return forgetPremove(isSearching ? after : withNextAsk(after));
}

/** The engine replies to a move that is good enough. */
export function coached(state: GameState, blunder: Blunder | null): GameState {
  return withNextAsk(withGame(state, { coached: state.game.moves, blunder }));
}

export function informed(state: GameState, info: Report): GameState {
  if (state.view.isMoveWanted && info.bestMove !== '') return found(state, info, null);
  return think(state, info);
}

function think(state: GameState, info: Report): GameState {
  const { ask, thought } = state;
  if (ask === null) return state;
  const seat = seatAfter(state, state.game.moves.length);
  const before = thought?.ask === ask ? thought.info : null;
  return { ...state, thought: { ask, info: withLine(info, before), seat } };
}

/** A stopped search may only know the move: keep the line of the last report. */
function withLine(info: Report, before: Report | null): Report {
  if (before === null || info.pv.length > 1 || before.pv[0] !== info.bestMove) return info;
  return { ...info, pv: before.pv, written: before.written };
}

/** The search is done: play the move, or show it. `after` is the position after it, null if the search was stopped. */
export function found(state: GameState, info: Report, after: Description | null): GameState {
  const isHint = state.ask?.kind === 'search' && state.ask.purpose === 'hint';
  const thought = withView(think(state, info), { isMoveWanted: false });
  const idle = { ...withGame(thought, { isStepping: false }), ask: null };
  if (isHint) return foresee(idle, info.bestMove, after);
  const played = playLegal(idle, info.bestMove);
  return after === null ? played : described(played, after);
}

/**
 * A line that the engine rejects is replaced by the latest game that it has described, or else by a new game, and so is
 * one that it crashes on before describing it. A described game stays if the engine crashes (`fault` is null): the game
 * itself is fine.
 */
export function refused(state: GameState, fault: FaultFacts | null): GameState {
  const startFen = startFenOf(state.spec, state.settings.rules);
  const { opening, moves } = state.game;
  const isBare = moves.length === 0 && (opening?.acts.length ?? 0) === 0;
  const isStart = state.game.startFen === startFen && isBare;
  // A described position is sound.
  const isOfLine = fault !== null && !isSettled(state);
  if (isStart || !(isOfLine || state.shown.isProvisional)) {
    return engineSpoke(state, { type: 'failed', fault: 'crashed', detail: '' });
  }
  const { sound } = state.game;
  if (sound !== null) return withGame(resume(state, sound), { sound: null, notice: 'game-kept' });
  const fresh = beginAnew(state, { ...state.settings, startFen: null });
  const { game } = withGame(fresh, { previous: null, notice: 'position-refused' });
  return { ...fresh, game, shown: provisional(game.startFen) };
}

export function stop(state: GameState): GameState {
  if (state.ask?.kind !== 'search') return state;
  const { thought } = state;
  if (thought?.ask === state.ask && thought.info.bestMove !== '') {
    return found(state, thought.info, null);
  }
  const isHint = state.ask.purpose === 'hint';
  return isHint ? { ...state, ask: null } : withView(state, { isMoveWanted: true });
}
