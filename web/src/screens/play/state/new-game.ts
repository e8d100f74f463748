// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import type { Result } from '../../../games/result.ts';
import { freshEngine } from '../../../engine/engine-state.ts';
import { ruleIn, type GameSpec } from '../../../games/game-spec.ts';
import { onBoardOf } from '../../../games/placement.ts';
import { provisional } from '../../common/position/shown.ts';
import { usualOfGames } from '../../../storage/preferences.ts';
import { freshClocks, usualControl, type Clocks } from './time-control.ts';
import { withNextAsk } from './next-ask.ts';
import { freshGame, freshView } from './state.ts';
import type { Friendship, GameState, Line, PlayedOpening, Settings } from './state.ts';

export const usualSettings: Omit<Settings, 'rules'> = {
  players: 'engine',
  seat: 'first',
  hasRandomSeat: false,
  level: 3,
  secondLevel: 3,
  opponent: null,
  isCoached: false,
  moveTimeMs: 2000,
  clock: usualControl,
  turnsBoard: false,
  notation: null,
  opening: 'plain',
  opener: 'person',
  startFen: null,
  boardLines: null,
  volume: 0,
  ...usualOfGames,
};

export interface NewGame extends Line {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** The position after the moves, as far as known without the engine. */
  readonly shownFen?: string;
  readonly ended?: Result | null;
  readonly clocks?: Clocks | null;
  readonly begun?: number | null;
  readonly isTurned?: boolean;
  readonly opening?: PlayedOpening | null;
  readonly openingPlies?: number;
  readonly friend?: Friendship | null;
}

/** A position that names its rule is played under it. */
export function settingsFor(spec: GameSpec, startFen: string, settings: Settings): Settings {
  const rules = ruleIn(spec, startFen) ?? settings.rules;
  return rules === settings.rules ? settings : { ...settings, rules };
}

/** A game before the engine has spoken. */
export function initialState(given: NewGame): GameState {
  const { startFen, moves } = given;
  const spec = onBoardOf(given.spec, startFen);
  const settings = settingsFor(spec, startFen, given.settings);
  return withNextAsk({
    spec,
    settings,
    shown: provisional(given.shownFen ?? startFen),
    ask: null,
    engine: freshEngine,
    game: {
      ...freshGame(given, 1),
      begun: given.begun ?? null,
      ended: given.ended ?? null,
      opening: given.opening ?? null,
      openingPlies: given.openingPlies ?? 0,
      friend: given.friend ?? null,
      // A visit does not start with the engine playing itself.
      isPaused: settings.players === 'engines',
    },
    view: freshView({ isTurned: given.isTurned ?? false, isVisible: true, isLive: false }),
    clocks: given.clocks ?? freshClocks(settings.clock, moves.length),
    thought: null,
  });
}
