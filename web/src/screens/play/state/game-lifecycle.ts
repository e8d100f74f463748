// SPDX-License-Identifier: MIT
// The lifecycle of a game except its moves and its end: starting, taking back, pausing, changing settings.

import { provisional } from '../../common/position/shown.ts';
import { onLines, openingsOf, startFenOf, type GameSpec } from '../../../games/game-spec.ts';
import { fenAfter, onBoardOf } from '../../../games/placement.ts';
import { freshClocks, type Clocks } from './time-control.ts';
import { settingsFor } from './new-game.ts';
import { actsAfterUndo, isOpening, withActs } from './opening.ts';
import { canUndo, isBegun, pliesAfterUndo, resultOf } from './selectors.ts';
import { withNextAsk } from './next-ask.ts';
import { freshGame, freshView, withGame, withView } from './state.ts';
import type { GameBefore, GameState, Line, Settings } from './state.ts';

function keep({ game, settings, clocks }: GameState): GameBefore {
  const { startFen, moves, begun, opening: opened, openingPlies, friend } = game;
  const { players, seat, hasRandomSeat, level, secondLevel, opponent, isCoached } = settings;
  const { clock, opening, opener, startFen: from, boardLines } = settings;
  const engine = { players, level, secondLevel, opponent, isCoached };
  const sides = { seat, hasRandomSeat };
  const terms = { ...engine, ...sides, clock, opening, opener, startFen: from, boardLines };
  const stopped = clocks && { ...clocks, since: null };
  const line = { startFen, moves, begun, opening: opened, openingPlies, friend };
  return { ...line, terms, clocks: stopped };
}

/** A new game, from which taking back returns to the previous one. */
export function begin(
  state: GameState,
  line: Line,
  settings: Settings = state.settings,
): GameState {
  const wasPlayed = isBegun(state);
  const { number, previous, sound } = state.game;
  const { isProvisional, isAhead = false } = state.shown;
  // Later moves were chosen from legal ones.
  const isSound = !isProvisional && !isAhead;
  const spec = onBoardOf(state.spec, line.startFen);
  const shown = provisional(fenAfter(spec, line.startFen, line.moves));
  return withNextAsk({
    ...state,
    spec,
    // Immediately, so that a tap hits the intended board.
    shown: { ...shown, isProvisional, isAhead: true },
    settings: settingsFor(state.spec, line.startFen, settings),
    game: {
      ...freshGame(line, number + 1),
      previous: wasPlayed ? keep(state) : previous,
      sound: isSound ? keep(state) : sound,
      notice: wasPlayed ? 'previous-game' : null,
    },
    view: freshView(state.view),
    clocks: freshClocks(settings.clock, line.moves.length),
    thought: null,
  });
}

/** The start of a game with these settings. */
function startOf(spec: GameSpec, { boardLines, rules }: Settings): string {
  return startFenOf(onLines(spec, boardLines), rules);
}

/** Random is a choice for every game: a rematch draws again, until a side is taken, also by "Change sides". */
export function withDrawnSeat(settings: Settings, roll?: number): Settings {
  if (!settings.hasRandomSeat || roll === undefined) return settings;
  return { ...settings, seat: roll < 0.5 ? 'first' : 'second' };
}

/** From the start, with the rules and the opening of the settings if possible. */
export function beginAnew(state: GameState, settings: Settings = state.settings): GameState {
  const startFen = settings.startFen ?? startOf(state.spec, settings);
  const fresh = begin(state, { startFen, moves: [] }, settings);
  const { opening: procedure, opener, players } = settings;
  // Links cannot contain opening acts.
  const hasPeople = players === 'engine' || players === 'people';
  if (procedure === 'plain' || !hasPeople || settings.startFen !== null) return fresh;
  if (!openingsOf(fresh.spec, fresh.settings.rules).includes(procedure)) return fresh;
  return withNextAsk(withGame(fresh, { opening: { procedure, opener, acts: [], told: null } }));
}

/** A game as it was replaced. */
export function resume(state: GameState, before: GameBefore): GameState {
  const { terms, begun: since, opening, openingPlies, friend, clocks } = before;
  const begun = begin(state, before, { ...state.settings, ...terms });
  const isPaused = terms.players === 'engines';
  const changes = { begun: since, opening, openingPlies, friend, isPaused, previous: null };
  return withNextAsk({ ...withGame(begun, changes), clocks });
}

export function setPosition(state: GameState, line: Line): GameState {
  const begun = withGame(begin(state, line), { previous: null, notice: null });
  const { startFen, moves } = line;
  return { ...begun, shown: provisional(fenAfter(begun.spec, startFen, moves)) };
}

/** Takes back the last action: an agreed end, a move with its answer, or the new game. */
export function undo(state: GameState): GameState {
  const { game, settings } = state;
  if (!canUndo(state)) return state;
  if (game.ended !== null) {
    return withNextAsk({ ...withGame(state, { ended: null }), clocks: clocksResumed(state) });
  }
  const plies = pliesAfterUndo(state);
  if (plies < 0 && actsAfterUndo(state) >= 0) return undoAct(state);
  if (plies < 0) return game.previous === null ? state : resume(state, game.previous);
  const moves = game.moves.slice(0, plies);
  const isPaused = settings.players === 'engines';
  const changes = { moves, isPaused, isStepping: false, blunder: null };
  const view = freshView(state.view);
  return withNextAsk({ ...withGame(state, changes), view, thought: null });
}

/** Takes back the person's last act in the opening, and everything after it. */
function undoAct(state: GameState): GameState {
  const { opening, openingPlies, moves } = state.game;
  const acts = opening?.acts.slice(0, actsAfterUndo(state)) ?? [];
  // The board stays until the engine has reported the remaining stones.
  const game = withGame(withActs(state, acts), { moves: moves.slice(0, openingPlies) });
  return withNextAsk({ ...game, view: freshView(state.view), thought: null });
}

/** The side that lost on time gets the time of that move again. */
function clocksResumed({ game, clocks }: GameState): Clocks | null {
  return clocks && game.ended?.reason === 'time' ? { ...clocks, spentMs: 0, since: null } : clocks;
}

/** Engine vs. engine: stop after the move, or continue. */
export function pause(state: GameState): GameState {
  if (state.settings.players !== 'engines') return state;
  return withNextAsk(withGame(state, { isPaused: !state.game.isPaused, isStepping: false }));
}

export function step(state: GameState): GameState {
  const { isPaused, isStepping } = state.game;
  const isHeld = state.settings.players === 'engines' && isPaused && !isStepping;
  const mayStep = isHeld && resultOf(state) === null;
  return mayStep ? withNextAsk(withGame(state, { isStepping: true })) : state;
}

/** Whether the game is visible. */
export function setVisible(state: GameState, isVisible: boolean): GameState {
  const after = withView(state, { isVisible });
  return state.settings.players === 'engines' ? withNextAsk(after) : after;
}

/** Choosing a side by hand ends the procedure; the board is described again, because it now has moves. */
function withoutOpening(state: GameState): GameState {
  return withGame(state, { opening: null, moves: [...state.game.moves] });
}

export function changeSettings(state: GameState, changes: Partial<Settings>): GameState {
  const settings = { ...state.settings, ...changes };
  const { spec, settings: before, view } = state;
  const isOtherRule = settings.rules !== before.rules;
  const isOtherOpening = settings.opening !== before.opening || settings.opener !== before.opener;
  if (isOtherOpening || (isOtherRule && spec.isRuleInFen)) {
    return beginAnew(state, { ...settings, startFen: null });
  }
  const isOtherSeat = settings.seat !== before.seat || settings.players !== before.players;
  if (!isOtherSeat && !isOtherRule) {
    const premove = settings.hasPremove ? view.premove : null;
    return { ...withView(state, { premove }), settings };
  }
  return withNextAsk({
    ...(isOpening(state) ? withoutOpening(state) : state),
    settings,
    view: freshView({ ...view, isTurned: view.isTurned && !isOtherSeat }),
  });
}
