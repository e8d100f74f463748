// SPDX-License-Identifier: MIT
// The state of the puzzles: one on the board, and what was done with the others.

import { seatToMove } from '../../games/placement.ts';
import type { BoardModel } from '../../board/model.ts';
import type { FourVerdict, WrittenMoves } from '../../engine/protocol.ts';
import type { Seat } from '../../games/game-spec.ts';
import { threatRows } from '../common/position/board-of.ts';
import { tableBoard, type Happening, type Table } from '../common/table.ts';
import type { Motif } from './motifs.ts';
import type { Order, Progress } from './progress.ts';
import type { Puzzle, Theme } from './puzzle.ts';
import type { Mode, RushLength } from './record.ts';
import type { Rush } from './rush.ts';

/** Whose turn it is: the solver's, the judge's, the defender's; or how it went. */
type Stage = 'solving' | 'judging' | 'replying' | 'wrong' | 'solved';

/** What is wrong with a four, as the engine says. */
type FourFault = Exclude<FourVerdict['verdict'], '' | 'wins'>;

/** What is wrong with a move: it does not win, or it mates too late; or with a four. */
export type Fault = 'weak' | 'slow' | FourFault;

export interface PuzzleState extends Table {
  /** Empty until the list has come. */
  readonly puzzles: readonly Puzzle[];
  readonly isMissing: boolean;
  readonly puzzle: Puzzle | null;
  readonly stage: Stage;
  /** The engine's best line from where the solver has to move; empty where it has not looked. */
  readonly expected: readonly string[];
  /** The defender's answer that is about to be played, and what then follows. */
  readonly reply: readonly string[];
  readonly fault: Fault | null;
  /** Something was wrong or advised: solving it counts no more. */
  readonly isHelped: boolean;
  /** 0: none; 1: which piece, or the file of a stone; 2: the move. */
  readonly hints: 0 | 1 | 2;
  /** The move that is advised, as the engine writes it; null until it has. */
  readonly advised: { readonly move: string; readonly written: WrittenMoves } | null;
  /** The solution plays itself. */
  readonly isShowing: boolean;
  readonly progress: Progress;
  readonly today: number;
  readonly mode: Mode;
  /** Null in the other modes; it stays to be looked at when it is over. */
  readonly rush: Rush | null;
  /** Rating change from this puzzle; null until solved. */
  readonly gain: number | null;
}

export type PuzzleEvent =
  | Happening
  | { readonly type: 'list-come'; readonly puzzles: readonly Puzzle[]; readonly at: number | null }
  | { readonly type: 'list-missing' }
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
  | { readonly type: 'progress-come'; readonly progress: Progress };

/** Whether there is only the one that the page around gave. */
export function isGiven({ puzzle }: PuzzleState): boolean {
  return puzzle?.source === null;
}

export function solverOf({ spec, position }: PuzzleState): Seat {
  return seatToMove(spec, position.fen);
}

/**
 * How many moves the solver still has to the mate, or fours before the five; null where the game is to
 * be won.
 */
export function movesLeft({ puzzle, position, expected }: PuzzleState): number | null {
  const length = puzzle?.length ?? null;
  // A win by more fours than are needed is a win too.
  if (puzzle?.goal === 'fours' && expected.length > 0) return Math.floor(expected.length / 2);
  return length === null ? null : Math.max(1, length - Math.floor(position.moves.length / 2));
}

/** The moves whose order is to be seen: those of a solution. */
export function numberedIn({ stage, isShowing, shown }: PuzzleState): readonly string[] {
  return isShowing || stage === 'solved' ? shown.moves : [];
}

/** What the solver may be told to play; null where the engine has to look first. */
export function adviceOf({ puzzle, position, expected }: PuzzleState): string | null {
  const [first] = puzzle?.firsts ?? [];
  return expected[0] ?? (position.moves.length === 0 ? (first ?? null) : null);
}

export function isRushing({ rush }: PuzzleState): boolean {
  return rush !== null && !rush.isOver;
}

export function mayMove({ stage, isShowing, rush }: PuzzleState): boolean {
  return stage === 'solving' && !isShowing && rush?.isOver !== true;
}

export function puzzleBoard(state: PuzzleState): BoardModel {
  const board = tableBoard(state, mayMove(state));
  // The four that the words are about is framed.
  const threats = state.fault === 'counter-four' ? state.shown.snapshot.threats : [];
  return { ...board, rows: [...board.rows, ...threatRows(threats)], numbered: numberedIn(state) };
}
