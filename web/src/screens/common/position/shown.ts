// SPDX-License-Identifier: MIT
// The shown position with the engine's description, and its selectors.

import type { Description, RuleSet, Snapshot } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { isPut, parsePlacement, seatToMove, squaresOf } from '../../../games/placement.ts';
import { foulsIn, type Foul } from '../../../games/stones.ts';

/** The latest position the engine has described. */
export interface Shown extends Description {
  readonly moves: readonly string[];
  /** The rule set under which the engine judged it. */
  readonly rules: RuleSet;
  /** The engine has not answered yet: the board can only be viewed. */
  readonly isProvisional: boolean;
  /** A new game's board, not yet described by the engine. */
  readonly isAhead?: boolean;
}

/** A described position and the selected square. */
export interface Position {
  readonly spec: GameSpec;
  readonly shown: Shown;
  readonly selected: string | null;
}

/** The placeholder until the engine has answered. */
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

/** The squares of pieces with a legal move. */
export function mobileSquares(position: Pick<Position, 'shown'>): Set<string> {
  const routes = legalMoves(position).map(squaresOf);
  return new Set(routes.flatMap(([from, to]) => (from && to ? [from] : [])));
}

/** The empty points forbidden for the first side, with their fouls. */
export function barredPoints({ shown }: Pick<Position, 'shown'>): Map<string, Foul> {
  return foulsIn(shown.snapshot);
}

/** The legal moves that immediately lose by repetition. */
export function losingMoves({ shown }: Pick<Position, 'shown'>): Set<string> {
  return new Set(shown.snapshot.losingMoves);
}

/** The legal move that selecting a square makes, if any: of a stone, or of the selected piece. */
export function moveTo(position: Position, square: string): string | undefined {
  const ofPiece = (position.selected ?? '') + square;
  return legalMoves(position).find((move) => move === square || move === ofPiece);
}

export function isLegalPut(position: Pick<Position, 'shown'>, move: string | null): move is string {
  return move !== null && isPut(move) && legalMoves(position).includes(move);
}

/** Whether the side to move can select the square: a piece with a move, or a forbidden point. */
export function isOfInterest(position: Position, square: string): boolean {
  return mobileSquares(position).has(square) || barredPoints(position).has(square);
}

/** The illegal move that selecting a square attempts, or an own piece without moves. */
export function attempt({ spec, shown, selected }: Position, square: string): string | null {
  const { fen } = shown.snapshot;
  const letter = parsePlacement(spec, fen).get(square) ?? '';
  const isOwn = spec.pieces[letter]?.seat === seatToMove(spec, fen);
  return isOwn || spec.moving.squares === 1 ? square : selected && selected + square;
}
