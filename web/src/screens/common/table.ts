// SPDX-License-Identifier: MIT
// What the screens with a board but no game have in common: a position that somebody may move on.

import { provisional, isOfInterest, moveTo, type EngineState, type Shown } from './shown.ts';
import { seatToMove } from '../../games/placement.ts';
import type {
  BookMoves,
  Description,
  EngineEvent,
  FourVerdict,
  Limits,
  PositionRef,
  Report,
} from '../../engine/protocol.ts';
import { otherSeat, ruleIn, type GameSpec } from '../../games/game-spec.ts';
import { initialState, usualSettings } from '../play/state/initial.ts';
import { isTrial } from '../play/state/moves.ts';
import { movableSquares } from '../play/state/queries.ts';
import type { GameState } from '../play/state/state.ts';

/** The one question that is open; a newer one replaces it, and only its own answer counts. */
export type Ask =
  | { readonly kind: 'describe'; readonly position: PositionRef }
  | { readonly kind: 'search'; readonly position: PositionRef; readonly limits: Limits }
  | { readonly kind: 'book-moves'; readonly position: PositionRef }
  | { readonly kind: 'judge-four'; readonly position: PositionRef }
  /** Nothing of the engine: time to see what is on the board. */
  | { readonly kind: 'wait'; readonly ms: number };

export type Answer =
  | ({ readonly type: 'described'; readonly ask: Ask } & Description)
  | { readonly type: 'informed' | 'found'; readonly ask: Ask; readonly info: Report }
  | { readonly type: 'book-told'; readonly ask: Ask; readonly book: BookMoves }
  | { readonly type: 'four-judged'; readonly ask: Ask; readonly verdict: FourVerdict }
  | { readonly type: 'waited'; readonly ask: Ask }
  /** `error` says why, in English. */
  | { readonly type: 'refused'; readonly ask: Ask; readonly error: string };

/** What a hand does on the board. */
export type Touch =
  | { readonly type: 'square-chosen'; readonly square: string; readonly isUnsure?: boolean }
  | { readonly type: 'piece-lifted'; readonly square: string }
  | { readonly type: 'piece-dropped'; readonly square: string | null }
  | { readonly type: 'selection-cleared' };

export type Happening = Answer | Touch | { readonly type: 'engine'; readonly event: EngineEvent };

export interface Table {
  readonly spec: GameSpec;
  readonly position: PositionRef;
  readonly shown: Shown;
  readonly ask: Ask | null;
  readonly engine: EngineState;
  readonly selected: string | null;
  /** A move, or the point of a piece. */
  readonly hint: string | null;
  /** The second seat is at the bottom. */
  readonly isTurned: boolean;
}

export function tableOf(spec: GameSpec, fen: string, moves: readonly string[] = []): Table {
  return {
    spec,
    position: { fen, moves, rules: spec.rules[0] },
    shown: provisional(fen),
    ask: null,
    engine: { name: 'loading' },
    selected: null,
    hint: null,
    isTurned: false,
  };
}

/** Whether the board shows the position, described by the engine. */
export function isSettled({ shown, position }: Table): boolean {
  return !shown.isProvisional && shown.moves === position.moves;
}

/** What board, grid and words show of a table: a game of the side to move, or of a mere spectator. */
export function asGame(table: Table, mayMove: boolean): GameState {
  const { spec, position, shown, engine, selected, hint } = table;
  const mover = seatToMove(spec, shown.snapshot.fen);
  const seat = mayMove ? mover : otherSeat(mover);
  const game = initialState({
    spec,
    settings: { ...usualSettings, seat, rules: position.rules },
    startFen: position.fen,
    moves: position.moves,
    isTurned: (seat === 'second') !== table.isTurned,
  });
  return { ...game, shown, ask: null, engine, selected, hint };
}

/** The table after a touch, and the move it makes, if any. */
export function touched<Kind extends Table>(
  table: Kind,
  touch: Touch,
  mayMove: boolean,
): { readonly table: Kind; readonly move: string | null } {
  const game = asGame(table, mayMove);
  const { selected } = table;
  const select = (square: string | null) => ({ table: { ...table, selected: square }, move: null });
  if (touch.type === 'selection-cleared') return select(null);
  const { square } = touch;
  if (touch.type === 'piece-lifted') {
    return movableSquares(game).has(square ?? '') ? select(square) : { table, move: null };
  }
  const move = mayMove && square !== null ? moveTo(game, square) : undefined;
  if (move !== undefined) {
    const isUnsure = touch.type === 'square-chosen' && touch.isUnsure === true;
    if (isUnsure && isTrial(game, move)) return select(move);
    return { table: { ...table, selected: null }, move };
  }
  // Put back where it was lifted, a piece stays selected.
  if (touch.type === 'piece-dropped')
    return square === selected ? { table, move: null } : select(null);
  return select(square !== selected && isOfInterest(game, square ?? '') ? square : null);
}

export function engineSpoke<Kind extends Table>(table: Kind, event: EngineEvent): Kind {
  switch (event.type) {
    case 'loading':
    case 'ready':
      return { ...table, engine: { name: event.type } };
    case 'failed':
      return { ...table, engine: { name: 'failed', fault: event.fault } };
    case 'book-ready':
    case 'network-ready':
    case 'file-failed':
      return table;
  }
}

export function withDescription<Kind extends Table>(
  table: Kind,
  { snapshot, written }: Description,
): Kind {
  const { moves, rules } = table.position;
  return { ...table, shown: { moves, rules, snapshot, written, isProvisional: false } };
}

/** Asks for what follows from the state; a question that still stands goes on. */
export function asking<Kind extends Table>(table: Kind, next: Ask | null): Kind {
  const { ask } = table;
  if (table.engine.name === 'failed') return ask === null ? table : { ...table, ask: null };
  const isSame =
    ask !== null &&
    next !== null &&
    ask.kind === next.kind &&
    (ask.kind === 'wait' || ask.position === (next as typeof ask).position);
  return isSame || ask === next ? table : { ...table, ask: next };
}

/** The board goes on from there; what was in a hand or advised belongs to the position before. */
export function withMoves<Kind extends Table>(table: Kind, moves: readonly string[]): Kind {
  const position = { ...table.position, moves };
  return { ...table, position, selected: null, hint: null };
}

/** Another position altogether. */
export function withPosition<Kind extends Table>(
  table: Kind,
  fen: string,
  moves: readonly string[] = [],
): Kind {
  const rules = ruleIn(table.spec, fen) ?? table.position.rules;
  const position = { fen, moves, rules };
  return { ...table, position, shown: provisional(fen), selected: null, hint: null };
}
