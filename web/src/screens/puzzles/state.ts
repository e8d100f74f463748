// SPDX-License-Identifier: MIT
// The state of the puzzles: the current one, and the progress.

import { seatToMove } from '../../games/placement.ts';
import type { BoardModel } from '../../board/model.ts';
import type { FourVerdict, Report, WrittenMoves } from '../../engine/protocol.ts';
import type { Seat } from '../../games/seat.ts';
import { threatRows } from '../common/position/board-of.ts';
import { tableBoard, type Happening, type Table } from '../common/table.ts';
import type { Motif } from './motifs.ts';
import type { Order, Progress } from './progress.ts';
import type { Puzzle, Theme } from './puzzle.ts';
import type { Mode, RushLength } from './record.ts';
import type { Rush } from './rush.ts';

/**
 * The stage: the solver's, the judge's or the defender's turn, or the result. A puzzle given by the page is checked
 * first, and may be refused.
 */
type Stage = 'checking' | 'refused' | 'solving' | 'judging' | 'replying' | 'wrong' | 'solved';

/** The engine's fault of a four. */
type FourFault = Exclude<FourVerdict['verdict'], '' | 'wins'>;

/** The fault of a move: it does not win, it mates too late, or the fault of a four. */
export type Fault = 'weak' | 'slow' | FourFault;

/** Why a puzzle given by the page cannot be set. */
export type Refusal =
  /** There is nothing to judge a move by, or nothing to play. */
  | { readonly reason: 'unjudged' | 'over' }
  /** `cause` is the engine's code. */
  | { readonly reason: 'position'; readonly cause: string }
  /** A move of the solution is not legal, does not win, or another move wins as fast. */
  | { readonly reason: 'illegal' | 'not-winning' | 'another'; readonly move: string }
  /** There is no mate within so many moves, or one in fewer than given. */
  | { readonly reason: 'no-mate' | 'shorter'; readonly moves: number };

export interface PuzzleState extends Table {
  /** Empty until the list has loaded. */
  readonly puzzles: readonly Puzzle[];
  readonly isMissing: boolean;
  readonly puzzle: Puzzle | null;
  readonly stage: Stage;
  readonly refusal: Refusal | null;
  /** The reports of the searches that check a given puzzle, so far. */
  readonly checks: readonly Report[];
  /** The engine's best line from the solver's position; empty if not searched. */
  readonly expected: readonly string[];
  /** The defender's coming answer, and the following stage. */
  readonly reply: readonly string[];
  readonly fault: Fault | null;
  /** A wrong move, a hint or the solution was used, so solving it no longer counts. */
  readonly isHelped: boolean;
  /** 0: no hint; 1: the piece, or the file of a stone; 2: the move. */
  readonly hints: 0 | 1 | 2;
  /** The hinted move as written by the engine; null until written. */
  readonly advised: { readonly move: string; readonly written: WrittenMoves } | null;
  /** The solution plays itself. */
  readonly isShowing: boolean;
  readonly progress: Progress;
  readonly today: number;
  readonly mode: Mode;
  /** Null in the other modes; stays visible when over. */
  readonly rush: Rush | null;
  /** Rating change from this puzzle; null until it is rated. */
  readonly gain: number | null;
}

export type PuzzleEvent =
  | Happening
  | { readonly type: 'list-come'; readonly puzzles: readonly Puzzle[]; readonly at: number | null }
  | { readonly type: 'list-missing' }
  | { readonly type: 'given-refused'; readonly refusal: Refusal }
  | { readonly type: 'number-chosen'; readonly number: number; readonly today: number }
  | { readonly type: 'next-wanted'; readonly roll: number; readonly today: number }
  | { readonly type: 'hint' | 'again' | 'solution' | 'flipped' }
  | { readonly type: 'theme-chosen'; readonly theme: Theme; readonly roll: number }
  | { readonly type: 'order-chosen'; readonly order: Order }
  | { readonly type: 'motif-chosen'; readonly motif: Motif | null; readonly roll: number }
  | { readonly type: 'training-wanted'; readonly today: number; readonly roll: number }
  | { readonly type: 'day-wanted'; readonly today: number }
  | {
      readonly type: 'rush-begun';
      readonly minutes: RushLength;
      readonly now: number;
      readonly today: number;
    }
  | { readonly type: 'rush-ticked'; readonly now: number }
  | { readonly type: 'rush-ended' }
  | { readonly type: 'progress-come'; readonly progress: Progress };

/** Whether the only puzzle is the one given by the page. */
export function isGiven({ puzzle }: PuzzleState): boolean {
  return puzzle?.source === null;
}

export function solverOf({ spec, position }: PuzzleState): Seat {
  return seatToMove(spec, position.fen);
}

/** The solver's remaining moves to mate, or fours before the five; null if the game is to be won. */
export function movesLeft(
  { puzzle, position, expected }: PuzzleState,
  moves: readonly string[] = position.moves,
): number | null {
  const length = puzzle?.length ?? null;
  // A win with more fours than necessary also counts.
  if (puzzle?.goal === 'fours' && expected.length > 0) return Math.floor(expected.length / 2);
  return length === null ? null : Math.max(1, length - Math.floor(moves.length / 2));
}

/** The moves up to the solver's wrong one, which is the last or was answered by the last. */
export function movesBeforeWrong({ position: { moves } }: PuzzleState): readonly string[] {
  return moves.slice(0, moves.length - (moves.length % 2 === 0 ? 2 : 1));
}

/** The moves shown with numbers: those of a solution. */
export function numberedIn({ stage, isShowing, shown }: PuzzleState): readonly string[] {
  return isShowing || stage === 'solved' ? shown.moves : [];
}

/** The move to hint; null if the engine has to search first. */
export function adviceOf({ puzzle, position, expected }: PuzzleState): string | null {
  const [first] = puzzle?.firsts ?? [];
  return expected[0] ?? (position.moves.length === 0 ? (first ?? null) : null);
}

/** Whether the puzzle can be solved: one given by the page has passed its check. */
export function isSet({ stage }: PuzzleState): boolean {
  return stage !== 'checking' && stage !== 'refused';
}

export function isRushing({ rush }: PuzzleState): boolean {
  return rush !== null && !rush.isOver;
}

export function mayMove({ stage, isShowing, rush }: PuzzleState): boolean {
  return stage === 'solving' && !isShowing && rush?.isOver !== true;
}

export function puzzleBoard(state: PuzzleState): BoardModel {
  const board = tableBoard(state, mayMove(state));
  // The four mentioned in the text is framed.
  const threats = state.fault === 'counter-four' ? state.shown.snapshot.threats : [];
  return { ...board, rows: [...board.rows, ...threatRows(threats)], numbered: numberedIn(state) };
}
