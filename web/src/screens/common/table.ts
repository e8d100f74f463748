// SPDX-License-Identifier: MIT
// The shared state of screens with a board but no game: a position on which moves can be made.

import type { Touch } from '../../board/board.ts';
import type { BoardModel } from '../../board/model.ts';
import { freshEngine, withEngineEvent } from '../../engine/engine-state.ts';
import type {
  BookMoves,
  Description,
  EndingVerdict,
  FourVerdict,
  Judgement,
  Limits,
  PositionRef,
  Report,
  ReviewedPosition,
  WrittenMoves,
} from '../../engine/protocol.ts';
import type { Asking, AskOf, EngineEvents, EventOf } from '../../engine/store.ts';
import { ruleIn, type GameSpec } from '../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import { isPut, seatToMove } from '../../games/placement.ts';
import { resultIn } from '../../games/result.ts';
import { rulingIn, type Ruling } from '../../games/ruling.ts';
import { touchedBy } from '../../games/stones.ts';
import { boardOf, hintArrow, hintMarks, threatRows, triedStone } from './position/board-of.ts';
import type { Seats } from './board-part.ts';
import {
  attempt,
  barredPoints,
  isLegalPut,
  mobileSquares,
  moveTo,
  provisional,
} from './position/shown.ts';
import type { Position } from './position/shown.ts';

export interface Questions {
  readonly describe: { readonly position: PositionRef };
  readonly search: { readonly position: PositionRef; readonly limits: Limits };
  readonly 'book-moves': { readonly position: PositionRef };
  readonly 'judge-four': { readonly position: PositionRef };
  readonly 'judge-ending': { readonly position: PositionRef };
  readonly 'judge-game': {
    readonly position: PositionRef;
    readonly positions: readonly ReviewedPosition[];
  };
  /** Asks for the notation of the last move. */
  readonly write: { readonly position: PositionRef };
  /** No question to the engine: a pause to look at the board. */
  readonly wait: { readonly ms: number };
}

export type Ask = AskOf<Questions>;

export type Answer =
  | ({ readonly type: 'described'; readonly ask: Ask } & Description)
  | { readonly type: 'informed' | 'found'; readonly ask: Ask; readonly info: Report }
  | { readonly type: 'book-read'; readonly ask: Ask; readonly book: BookMoves }
  | { readonly type: 'four-judged'; readonly ask: Ask; readonly verdict: FourVerdict }
  | { readonly type: 'ending-judged'; readonly ask: Ask; readonly verdict: EndingVerdict | null }
  | { readonly type: 'game-judged'; readonly ask: Ask; readonly judgement: Judgement }
  | { readonly type: 'written'; readonly ask: Ask; readonly written: WrittenMoves }
  | { readonly type: 'waited'; readonly ask: Ask }
  | EventOf<EngineEvents<Ask>, 'refused'>;

export type Happening = Answer | Touch | EventOf<EngineEvents<Ask>>;

export interface Table extends Position, Asking<Ask> {
  readonly spec: GameSpec;
  readonly position: PositionRef;
  /** An attempted illegal move, or an own piece without moves, until the next input. */
  readonly tried: string | null;
  /** A move, or the point of a piece. */
  readonly hint: string | null;
  /** Whether the second side is at the bottom. */
  readonly isTurned: boolean;
}

export function tableOf(spec: GameSpec, fen: string, moves: readonly string[] = []): Table {
  return {
    spec,
    position: { fen, moves, rules: spec.rules[0] },
    shown: provisional(fen),
    ask: null,
    engine: freshEngine,
    selected: null,
    tried: null,
    hint: null,
    isTurned: false,
  };
}

/** Whether the board shows the position, described by the engine. */
export function isSettled({ shown, position }: Table): boolean {
  return !shown.isProvisional && shown.moves === position.moves;
}

/** Whether moves can be entered, if it is a person's turn. */
function isFree(table: Table): boolean {
  return isSettled(table) && resultIn(table.shown.snapshot) === null;
}

/** The side at the bottom: the one that may move, or waits for the other. */
function ownSeat({ spec, shown }: Table, mayMove: boolean): Seat {
  const mover = seatToMove(spec, shown.snapshot.fen);
  return mayMove ? mover : otherSeat(mover);
}

/** The repetition on the board. */
export function tableRuling(table: Table, mayMove: boolean): Ruling | null {
  const { shown } = table;
  const isOver = isSettled(table) && resultIn(shown.snapshot) !== null;
  return rulingIn(shown, isOver, ownSeat(table, mayMove));
}

export function tableBoard(table: Table, mayMove: boolean): BoardModel {
  const board = boardOf(table, {
    isFlipped: table.spec.moving.isTurnable && table.isTurned,
    mayMove: mayMove && isFree(table),
    ruling: tableRuling(table, mayMove),
  });
  const { hint } = table;
  const { completes, stops } = touchedBy(table.shown.snapshot.threats, hint ?? '', board.turn);
  return {
    ...board,
    tried: table.tried,
    rows: [...board.rows, ...threatRows([...completes, ...stops])],
    marks: hintMarks(hint),
    ghosts:
      isLegalPut(table, hint) && board.selected === null ? [triedStone(board, hint)] : board.ghosts,
    arrows: [...board.arrows, hintArrow(hint ?? '')],
  };
}

/** Gomoku boards are never turned. */
export function tableSeats(table: Table, mayMove: boolean): Seats {
  const near = table.isTurned ? 'second' : 'first';
  const bottom = table.spec.moving.isTurnable ? near : ownSeat(table, mayMove);
  return { bottom, isOver: table.shown.snapshot.status !== 'ongoing' };
}

/** The `data-state` of a table that would otherwise be in this state: `loading` until the position is described. */
export function stateOf(table: Table, resting: string): string {
  if (table.engine.name === 'failed') return 'failed';
  return isSettled(table) ? resting : 'loading';
}

/** The table after an input event, and the resulting move, if any. */
export function touched<Kind extends Table>(
  table: Kind,
  touch: Touch,
  mayMove: boolean,
): { readonly table: Kind; readonly move: string | null } {
  const { selected } = table;
  const isMovers = mayMove && isFree(table);
  const select = (square: string | null, tried: string | null = null) => ({
    table: { ...table, selected: square, tried },
    move: null,
  });
  if (touch.type === 'selection-cleared') return select(null);
  const { square } = touch;
  if (touch.type === 'piece-lifted') {
    return isMovers && mobileSquares(table).has(touch.square)
      ? select(square)
      : { table, move: null };
  }
  const move = isMovers && square !== null ? moveTo(table, square) : undefined;
  if (move !== undefined) {
    const isUnsure = touch.type === 'square-chosen' && touch.isUnsure;
    // A tap places a stone; an unsure tap only previews it.
    const isTrial = isUnsure && isPut(move) && selected !== move;
    return isTrial ? select(move) : { table: { ...table, selected: null, tried: null }, move };
  }
  if (touch.type === 'piece-dropped') {
    // A piece dropped on its own point stays selected.
    if (square === selected) return { table, move: null };
    return select(null, isMovers ? square && selected && selected + square : null);
  }
  const isOfInterest =
    barredPoints(table).has(touch.square) || (isMovers && mobileSquares(table).has(touch.square));
  if (square !== selected && isOfInterest) return select(touch.square);
  const isVain = isMovers && square !== selected;
  return select(null, isVain ? attempt(table, touch.square) : null);
}

export function withDescription<Kind extends Table>(
  table: Kind,
  { snapshot, written }: Description,
): Kind {
  const { moves, rules } = table.position;
  return { ...table, shown: { moves, rules, snapshot, written, isProvisional: false } };
}

/** Continues from there; the selection and the hint belong to the previous position. */
export function withMoves<Kind extends Table>(table: Kind, moves: readonly string[]): Kind {
  const position = { ...table.position, moves };
  return { ...table, position, selected: null, tried: null, hint: null };
}

/** The question remains unanswered: the engine has reported a fault or crashed, which must be shown. */
export function withRefusal<Kind extends Table>(
  table: Kind,
  { fault }: EventOf<EngineEvents<Ask>, 'refused'>,
): Kind {
  const idle = { ...table, ask: null };
  if (fault !== null) return idle;
  return withEngineEvent(idle, { type: 'failed', fault: 'crashed', detail: '' });
}

/** Sets a different position. */
export function withPosition<Kind extends Table>(
  table: Kind,
  fen: string,
  moves: readonly string[] = [],
): Kind {
  const rules = ruleIn(table.spec, fen) ?? table.position.rules;
  const position = { fen, moves, rules };
  return { ...table, position, shown: provisional(fen), selected: null, tried: null, hint: null };
}
