// SPDX-License-Identifier: MIT
// The life of a game but for its moves and its end: beginning, taking back, waiting, other settings.

import { provisional } from '../../common/position/shown.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import { fenAfter } from '../../../games/placement.ts';
import { freshClocks, type Clocks } from './clock.ts';
import { settingsFor } from './new-game.ts';
import { pliesAfterUndo, resultOf } from './selectors.ts';
import { withNextAsk } from './next-ask.ts';
import { freshGame, freshView, withGame, withView } from './state.ts';
import type { GameBefore, GameState, Line, Settings } from './state.ts';

function keep({ game, settings, clocks }: GameState): GameBefore {
  const { startFen, moves, begun, swap2, openingPlies } = game;
  const { players, seat, level, secondLevel, opponent, isCoached } = settings;
  const { clock, opening, startFen: from } = settings;
  const engine = { players, level, secondLevel, opponent, isCoached };
  const terms = { ...engine, seat, clock, opening, startFen: from };
  const stopped = clocks && { ...clocks, since: null };
  return { startFen, moves, begun, swap2, openingPlies, terms, clocks: stopped };
}

function begin(state: GameState, line: Line, settings: Settings = state.settings): GameState {
  const wasPlayed = pliesAfterUndo(state) >= 0;
  const { number, previous } = state.game;
  const { isProvisional } = state.shown;
  const shown = provisional(fenAfter(state.spec, line.startFen, line.moves));
  return withNextAsk({
    ...state,
    // At once, so that a tap is on the board it is meant for.
    shown: { ...shown, isProvisional, isAhead: true },
    settings: settingsFor(state.spec, line.startFen, settings),
    game: {
      ...freshGame(line, number + 1),
      previous: wasPlayed ? keep(state) : previous,
      notice: wasPlayed ? 'previous-game' : null,
    },
    view: freshView(state.view),
    clocks: freshClocks(settings.clock, line.moves.length),
    thought: null,
  });
}

/** From the start, by the rules and the opening of the settings. */
export function beginAnew(state: GameState, settings: Settings = state.settings): GameState {
  const startFen = settings.startFen ?? startFenOf(state.spec, settings.rules);
  const fresh = begin(state, { startFen, moves: [] }, settings);
  const isPlain = settings.opening === 'plain' || settings.startFen !== null;
  if (isPlain || settings.players !== 'engine') return fresh;
  const swap2 = settings.opening === 'swap2-yours' ? 'you-put-three' : 'engine-puts-three';
  return withNextAsk(withGame(fresh, { swap2, openingPlies: 3 }));
}

/** As it was when it made way for this game. */
function resume(state: GameState, before: GameBefore): GameState {
  const { terms, begun: since, swap2, openingPlies, clocks } = before;
  const begun = begin(state, before, { ...state.settings, ...terms });
  const isPaused = terms.players === 'engines';
  const changes = { begun: since, swap2, openingPlies, isPaused, previous: null };
  return withNextAsk({ ...withGame(begun, changes), clocks });
}

export function setPosition(state: GameState, line: Line): GameState {
  const begun = withGame(begin(state, line), { previous: null, notice: null });
  const { startFen, moves } = line;
  return { ...begun, shown: provisional(fenAfter(state.spec, startFen, moves)) };
}

/** Takes back the last thing done: an agreed end, a move with its answer, or the new game. */
export function undo(state: GameState): GameState {
  const { game, settings } = state;
  if (game.ended !== null) {
    return withNextAsk({ ...withGame(state, { ended: null }), clocks: clocksResumed(state) });
  }
  const plies = pliesAfterUndo(state);
  if (plies < 0) return game.previous === null ? state : resume(state, game.previous);
  const moves = game.moves.slice(0, plies);
  const isPaused = settings.players === 'engines';
  const changes = { moves, isPaused, isStepping: false, blunder: null };
  const view = freshView(state.view);
  return withNextAsk({ ...withGame(state, changes), view, thought: null });
}

/** The side that lost on time gets the time of that move once more. */
function clocksResumed({ game, clocks }: GameState): Clocks | null {
  return clocks && game.ended?.reason === 'time' ? { ...clocks, spentMs: 0, since: null } : clocks;
}

/** The engine plays itself: it stops after its move, or goes on. */
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

/** Whether anybody looks. */
export function setVisible(state: GameState, isVisible: boolean): GameState {
  const after = withView(state, { isVisible });
  return state.settings.players === 'engines' ? withNextAsk(after) : after;
}

export function changeSettings(state: GameState, changes: Partial<Settings>): GameState {
  const settings = { ...state.settings, ...changes };
  const { spec, settings: before, view } = state;
  const isOtherRule = settings.rules !== before.rules;
  if (settings.opening !== before.opening || (isOtherRule && spec.isRuleInFen)) {
    return beginAnew(state, { ...settings, startFen: null });
  }
  const isOtherSeat = settings.seat !== before.seat || settings.players !== before.players;
  if (!isOtherSeat && !isOtherRule) {
    const premove = settings.hasPremove ? view.premove : null;
    return { ...withView(state, { premove }), settings };
  }
  return withNextAsk({
    // Who chooses a side by hand needs no procedure for it.
    ...withGame(state, { swap2: null }),
    settings,
    view: freshView({ ...view, isTurned: view.isTurned && !isOtherSeat }),
  });
}
