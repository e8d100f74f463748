// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import type { Result } from '../../../games/result.ts';
import { freshEngine } from '../../../engine/engine-state.ts';
import { ruleIn, type GameSpec } from '../../../games/game-spec.ts';
import { provisional } from '../../common/position/shown.ts';
import { usualOfGames } from '../../../storage/preferences.ts';
import { freshClocks, usualControl, type Clocks } from './clock.ts';
import { freshGame, freshView } from './state.ts';
import type { GameState, Line, Settings, Swap2Stage } from './state.ts';

export const usualSettings: Omit<Settings, 'rules'> = {
  players: 'engine',
  seat: 'first',
  level: 3,
  secondLevel: 3,
  opponent: null,
  isCoached: false,
  moveTimeMs: 2000,
  clock: usualControl,
  turnsBoard: false,
  notation: null,
  opening: 'plain',
  startFen: null,
  volume: 0,
  ...usualOfGames,
};

export interface NewGame extends Line {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** The position after the moves, as far as it is known without the engine. */
  readonly shownFen?: string;
  readonly ended?: Result | null;
  readonly clocks?: Clocks | null;
  readonly begun?: number | null;
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
export function initialState(given: NewGame): GameState {
  const { spec, startFen, moves } = given;
  const settings = settingsFor(spec, startFen, given.settings);
  return {
    spec,
    settings,
    shown: provisional(given.shownFen ?? startFen),
    ask: { kind: 'describe', position: { fen: startFen, moves, rules: settings.rules } },
    engine: freshEngine,
    game: {
      ...freshGame(given, 1),
      begun: given.begun ?? null,
      ended: given.ended ?? null,
      swap2: given.swap2 ?? null,
      openingPlies: given.openingPlies ?? 0,
      // A visit does not begin with the engine at work on its own.
      isPaused: settings.players === 'engines',
    },
    view: freshView({ isTurned: given.isTurned ?? false, isVisible: true }),
    clocks: given.clocks ?? freshClocks(settings.clock, moves.length),
    thought: null,
  };
}
