// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import type { Result } from '../../../games/result.ts';
import { ruleIn, type GameSpec } from '../../../games/game-spec.ts';
import { provisional } from '../../common/position/shown.ts';
import { freshClocks, usualControl, type Clocks } from './clock.ts';
import type { GameState, Line, Settings, Swap2Stage } from './state.ts';

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
    engine: { name: 'loading' },
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
    fileFault: null,
    previous: null,
    gameNumber: 1,
  };
}
