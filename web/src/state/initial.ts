// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import type { Snapshot } from '../engine/protocol.ts';
import { ruleIn, type GameSpec, type Seat } from '../games/game-spec.ts';
import type { GameState, Line, Settings, Shown, Swap2Stage } from './state.ts';

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
  readonly resigned?: Seat | null;
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
    foreseen: '',
    resigned: game.resigned ?? null,
    isTurned: game.isTurned ?? false,
    swap2: game.swap2 ?? null,
    openingPlies: game.openingPlies ?? 0,
    thought: null,
    isMoveWanted: false,
    notice: null,
    unread: null,
    bookFault: null,
    previous: null,
    gameNumber: 1,
  };
}
