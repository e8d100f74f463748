// SPDX-License-Identifier: MIT
// A game before the engine has spoken.

import type { Snapshot } from '../engine/protocol.ts';
import type { GameSpec, Seat } from '../games/game-spec.ts';
import type { GameState, Line, Settings, Shown } from './state.ts';

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
}

/** A game before the engine has spoken. */
export function initialState(game: NewGame): GameState {
  const { spec, settings, startFen, moves } = game;
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
    resigned: game.resigned ?? null,
    isTurned: game.isTurned ?? false,
    thought: null,
    isMoveWanted: false,
    notice: null,
    bookFault: null,
    previous: null,
    gameNumber: 1,
  };
}
