// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import { freshEngine } from '../../../engine/engine-state.ts';
import type { Snapshot } from '../../../engine/protocol.ts';
import { ruleIn, type GameSpec } from '../../../games/game-spec.ts';
import { freshClocks, usualControl, type Clocks } from './clock.ts';
import type { GameState, Line, Result, Settings, Shown, Swap2Stage } from './state.ts';

export const usualSettings: Omit<Settings, 'rules'> = {
  players: 'engine',
  seat: 'first',
  level: 3,
  secondLevel: 3,
  moveTimeMs: 2000,
  clock: usualControl,
  turnsBoard: false,
  hasCoordinates: true,
  notation: null,
  opening: 'plain',
  startFen: null,
  // Nothing sounds on anybody's page unasked.
  volume: 0,
  speaks: false,
  hasPremove: false,
  mustTapTwice: true,
  showsThreats: false,
};

/** Stands in until the engine has spoken. */
export function provisional(fen: string): Shown {
  const snapshot: Snapshot = {
    fen,
    legalMoves: '',
    status: 'ongoing',
    reason: '',
    inCheck: false,
    checkedSquare: '',
    cycle: '',
    article: '',
    guilty: '',
    prey: '',
    natures: '',
    explanation: '',
    warningStatus: 'ongoing',
    warningReason: '',
    warningArticle: '',
    warningGuilty: '',
    warningPrey: '',
    warningNatures: '',
    warningExplanation: '',
    losingMoves: '',
    winningRow: '',
    forbidden: '',
    threats: '',
    opening: '',
    openingMoves: '',
  };
  return { moves: [], rules: 'asian', snapshot, written: {}, isProvisional: true };
}

export interface NewGame extends Line {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** The position after the moves, as far as it is known without the engine. */
  readonly shownFen?: string;
  readonly ended?: Result | null;
  readonly clocks?: Clocks | null;
  readonly isTurned?: boolean;
  readonly swap2?: Swap2Stage | null;
  readonly openingPlies?: number;
}

/** A position that names its rule is played by it. */
export function settingsFor(spec: GameSpec, startFen: string, settings: Settings): Settings {
  const rules = ruleIn(spec, startFen) ?? settings.rules;
  return rules === settings.rules ? settings : { ...settings, rules };
}

/** A game before the engine has spoken. */
export function initialState(game: NewGame): GameState {
  const { spec, startFen, moves } = game;
  const settings = settingsFor(spec, startFen, game.settings);
  return {
    spec,
    settings,
    startFen,
    moves,
    shown: provisional(game.shownFen ?? startFen),
    ask: { kind: 'describe', position: { fen: startFen, moves, rules: settings.rules } },
    engine: freshEngine,
    selected: null,
    hint: null,
    premove: null,
    foreseen: '',
    ended: game.ended ?? null,
    clocks: game.clocks ?? freshClocks(settings.clock, moves.length),
    isUnseen: false,
    // A visit does not begin with the engine at work on its own.
    isPaused: settings.players === 'engines',
    isStepping: false,
    isTurned: game.isTurned ?? false,
    swap2: game.swap2 ?? null,
    openingPlies: game.openingPlies ?? 0,
    thought: null,
    isMoveWanted: false,
    notice: null,
    unread: null,
    previous: null,
    gameNumber: 1,
  };
}
