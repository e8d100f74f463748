// SPDX-License-Identifier: MIT
// The state of one game on the page, and what can be read off it.

import { sideLetter, squaresOf } from '../board/placement.ts';
import type {
  BookFault,
  EngineFault,
  Limits,
  PositionRef,
  Reason,
  SearchInfo,
  Snapshot,
} from '../engine/protocol.ts';
import { otherSeat, type GameSpec, type Seat } from '../games/game-spec.ts';

export const kLowestLevel = 1;
export const kHighestLevel = 10;
export const moveTimesMs = [100, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const;

export function isLevel(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= kLowestLevel && Number(value) <= kHighestLevel;
}

export function isMoveTime(value: unknown): value is number {
  return moveTimesMs.some((time) => time === value);
}

/** The one question the engine is at; a newer one replaces it, and only its own answer counts. */
export type Ask =
  | { readonly kind: 'describe'; readonly position: PositionRef }
  | {
      readonly kind: 'search';
      readonly purpose: 'move' | 'hint';
      readonly position: PositionRef;
      readonly limits: Limits;
    };

/** What the board shows: the latest position the engine has described. */
export interface Shown {
  readonly moves: readonly string[];
  readonly snapshot: Snapshot;
  /** The engine has not spoken yet: a board to look at, nothing to move. */
  readonly isProvisional: boolean;
}

/** What the engine thinks, or thought last. */
export interface Thought {
  readonly ask: Ask;
  readonly info: SearchInfo;
  /** The side to move, for whom the score speaks. */
  readonly seat: Seat;
}

/** Where a game began and what was played. */
export interface Line {
  readonly startFen: string;
  readonly moves: readonly string[];
}

export interface Settings {
  /** The seat of the person at the page. */
  readonly seat: Seat;
  readonly level: number;
  readonly moveTimeMs: number;
  readonly hasCoordinates: boolean;
}

export type EngineState =
  { readonly name: 'loading' | 'ready' } | { readonly name: 'failed'; readonly fault: EngineFault };

/** Something to know about how this game began. */
export type Notice = 'position-refused' | 'previous-game';

export interface GameState extends Line {
  readonly spec: GameSpec;
  readonly settings: Settings;
  readonly shown: Shown;
  readonly ask: Ask | null;
  readonly engine: EngineState;
  readonly selected: string | null;
  readonly hint: string | null;
  readonly hasResigned: boolean;
  readonly isTurned: boolean;
  readonly thought: Thought | null;
  /** The user asked to move before there was a move to make. */
  readonly isMoveWanted: boolean;
  readonly notice: Notice | null;
  readonly bookFault: BookFault | null;
  /** The game given up for this one; taking back at the start returns to it. */
  readonly previous: Line | null;
  /** Grows with every new game. */
  readonly gameNumber: number;
}

export type EndReason = Exclude<Reason, ''> | 'resignation';

export interface Result {
  /** Null when the game is drawn. */
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

export type Phase = 'loading' | 'idle' | 'thinking' | 'over' | 'failed';

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
  };
  return { moves: [], snapshot, isProvisional: true };
}

export interface NewGame extends Line {
  readonly spec: GameSpec;
  readonly settings: Settings;
  /** The position after the moves, as far as it is known without the engine. */
  readonly shownFen?: string;
  readonly hasResigned?: boolean;
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
    ask: { kind: 'describe', position: { fen: startFen, moves } },
    engine: { name: 'loading' },
    selected: null,
    hint: null,
    hasResigned: game.hasResigned ?? false,
    isTurned: game.isTurned ?? false,
    thought: null,
    isMoveWanted: false,
    notice: null,
    bookFault: null,
    previous: null,
    gameNumber: 1,
  };
}

/** Whether the board shows the position the game is in, described by the engine. */
export function isSettled(state: GameState): boolean {
  return state.shown.moves === state.moves;
}

export function seatToMove(spec: GameSpec, fen: string): Seat {
  return sideLetter(fen) === spec.secondLetter ? 'second' : 'first';
}

/** Whose turn it is after that many moves of the game. */
export function seatAfter(state: GameState, plies: number): Seat {
  const start = seatToMove(state.spec, state.startFen);
  return plies % 2 === 0 ? start : otherSeat(start);
}

export function resultOf(state: GameState): Result | null {
  const { status, reason } = state.shown.snapshot;
  if (state.hasResigned) return { winner: otherSeat(state.settings.seat), reason: 'resignation' };
  if (!isSettled(state) || status === 'ongoing' || reason === '') return null;
  if (status === 'draw') return { winner: null, reason };
  return { winner: status === 'first-wins' ? 'first' : 'second', reason };
}

export function phaseOf(state: GameState): Phase {
  if (state.engine.name !== 'ready') return state.engine.name;
  if (state.shown.isProvisional) return 'loading';
  if (resultOf(state) !== null) return 'over';
  return state.ask === null ? 'idle' : 'thinking';
}

/** Whether the person may move now. */
export function isUsersTurn(state: GameState): boolean {
  const isHintRunning = state.ask?.kind === 'search' && state.ask.purpose === 'hint';
  return (
    isSettled(state) &&
    (state.ask === null || isHintRunning) &&
    resultOf(state) === null &&
    seatAfter(state, state.moves.length) === state.settings.seat
  );
}

export function legalMoves(state: GameState): string[] {
  return state.shown.snapshot.legalMoves.split(' ').filter((move) => move !== '');
}

/** The squares of the pieces the person may move now. */
export function movableSquares(state: GameState): Set<string> {
  if (!isUsersTurn(state)) return new Set();
  const routes = legalMoves(state).map(squaresOf);
  return new Set(routes.flatMap(([from, to]) => (from && to ? [from] : [])));
}

/** How many moves remain after taking back: up to the person's last own move; -1 when there is none. */
export function pliesAfterUndo(state: GameState): number {
  let plies = state.moves.length - 1;
  while (plies >= 0 && seatAfter(state, plies) !== state.settings.seat) plies--;
  return plies;
}

export function canUndo(state: GameState): boolean {
  return state.hasResigned || pliesAfterUndo(state) >= 0 || state.previous !== null;
}

/** Whether the change put one more move on the board. */
export function isNewMove(before: GameState, after: GameState): boolean {
  return (
    after.shown !== before.shown &&
    !before.shown.isProvisional &&
    before.gameNumber === after.gameNumber &&
    after.shown.moves.length === before.shown.moves.length + 1
  );
}

/** Whether the second seat is at the bottom of the screen. */
export function isFlipped(state: GameState): boolean {
  return (state.settings.seat === 'second') !== state.isTurned;
}
