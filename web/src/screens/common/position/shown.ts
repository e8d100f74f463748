// SPDX-License-Identifier: MIT
// What a board shows and the engine has said of it, and what can be read off that.

import type { Description, RuleSet, Snapshot } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { isPut, parsePlacement, seatToMove, squaresOf } from '../../../games/placement.ts';
import { foulsIn, type Foul } from '../../../games/stones.ts';

/** What the board shows: the latest position the engine has described. */
export interface Shown extends Description {
  readonly moves: readonly string[];
  /** The rule set by which the engine judged it. */
  readonly rules: RuleSet;
  /** The engine has not spoken yet: a board to look at, nothing to move. */
  readonly isProvisional: boolean;
  /** A new game's board, which the engine has yet to describe. */
  readonly isAhead?: boolean;
}

/** A described position, and the square that was chosen on it. */
export interface Position {
  readonly spec: GameSpec;
  readonly shown: Shown;
  readonly selected: string | null;
}

/** Stands in until the engine has spoken. */
export function provisional(fen: string): Shown {
  const snapshot: Snapshot = {
    fen,
    legalMoves: [],
    status: 'ongoing',
    reason: '',
    inCheck: false,
    checkedSquare: '',
    ruling: null,
    warning: null,
    losingMoves: [],
    winningRow: [],
    forbidden: [],
    threats: [],
    opening: null,
    openingMoves: [],
  };
  return { moves: [], rules: 'asian', snapshot, written: {}, isProvisional: true };
}

export function legalMoves({ shown }: Pick<Position, 'shown'>): readonly string[] {
  return shown.snapshot.legalMoves;
}

/** The squares of the pieces that have a move. */
export function mobileSquares(position: Pick<Position, 'shown'>): Set<string> {
  const routes = legalMoves(position).map(squaresOf);
  return new Set(routes.flatMap(([from, to]) => (from && to ? [from] : [])));
}

/** The empty points barred to the first seat, with the foul each would be. */
export function barredPoints({ shown }: Pick<Position, 'shown'>): Map<string, Foul> {
  return foulsIn(shown.snapshot);
}

/** The legal moves with which the side to move would lose at once by repetition. */
export function losingMoves({ shown }: Pick<Position, 'shown'>): Set<string> {
  return new Set(shown.snapshot.losingMoves);
}

/** The legal move the choice of a square stands for, if any: of a stone, or of the selected piece. */
export function moveTo(position: Position, square: string): string | undefined {
  const ofPiece = (position.selected ?? '') + square;
  return legalMoves(position).find((move) => move === square || move === ofPiece);
}

export function isLegalPut(position: Pick<Position, 'shown'>, move: string | null): move is string {
  return move !== null && isPut(move) && legalMoves(position).includes(move);
}

/** What the side that may move can select: a piece that has a move, or a point that is barred. */
export function isOfInterest(position: Position, square: string): boolean {
  return mobileSquares(position).has(square) || barredPoints(position).has(square);
}

/** What a square was chosen for in vain: the move it would make, or an own piece that has none. */
export function attempt({ spec, shown, selected }: Position, square: string): string | null {
  const { fen } = shown.snapshot;
  const letter = parsePlacement(spec, fen).get(square) ?? '';
  const isOwn = spec.pieces[letter]?.seat === seatToMove(spec, fen);
  return isOwn || spec.moving.squares === 1 ? square : selected && selected + square;
}
