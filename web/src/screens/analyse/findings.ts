// SPDX-License-Identifier: MIT
// Selectors of the analysis state.

import { seatToMove } from '../../games/placement.ts';
import type { PieceValue, PositionRef, Report } from '../../engine/protocol.ts';
import { resultIn, type Result } from '../../games/result.ts';
import { rulingIn, type Ruling } from '../../games/ruling.ts';
import { mobileSquares } from '../common/position/shown.ts';
import type { Review } from './review/review.ts';
import type { AnalysisState, TriedThere } from './state.ts';
import { kRoot, lineFrom, nodeOf } from './record/tree.ts';

export function isSettled({ shown, position }: AnalysisState): boolean {
  return shown.moves === position.moves && shown.rules === position.rules;
}

/** The key under which the engine's lines for a position are stored. */
export function keyOf({ moves }: PositionRef): string {
  return moves.join(' ');
}

/** The engine's lines for the position, best first. */
export function linesOf({ findings, position, settings }: AnalysisState): readonly Report[] {
  return findings.lines.get(keyOf(position))?.lines.slice(0, settings.lines) ?? [];
}

/** Values of the pieces on the board; null if they are switched off or not known yet. */
export function valuesOf({
  settings,
  findings: { pieceValues },
  position,
}: AnalysisState): readonly PieceValue[] | null {
  return settings.hasPieceValues && pieceValues?.position === position ? pieceValues.pieces : null;
}

export function isThinking({ ask }: AnalysisState): boolean {
  return ask?.kind === 'search';
}

/** The review, if it still belongs to the current main line. */
export function validReview({ findings, tree }: AnalysisState): Review | null {
  const { review } = findings;
  if (review === null) return null;
  const line = lineFrom(tree, kRoot);
  const isSame =
    line.length === review.line.length &&
    line.every((id, ply) => nodeOf(tree, id).move === review.moves[ply]);
  return isSame ? review : null;
}

/** The review's judgement of the current move; null before the review reaches it. */
export function reviewedHere(state: AnalysisState): TriedThere | null {
  const review = validReview(state);
  const ply = review?.line.indexOf(state.at) ?? -1;
  const [before, after] = [review?.positions[ply], review?.positions[ply + 1]];
  if (before === undefined || after === undefined) return null;
  const mistake = review?.judgement.mistakes.find((one) => one.ply === ply) ?? null;
  return { position: state.position, before, after, mistake };
}

/** The explanation of the current move; null if none was requested. */
export function triedHere({ findings, position }: AnalysisState): TriedThere | null {
  const { tried } = findings;
  if (tried === null || keyOf(tried.position) !== keyOf(position)) return null;
  return tried.position.rules === position.rules ? tried : null;
}

/** The result under the rules, once the engine has described the position. */
export function resultOf(state: AnalysisState): Result | null {
  return isSettled(state) ? resultIn(state.shown.snapshot) : null;
}

/** The repetition that ended the game, or that the side to move can still avoid. */
export function rulingOf(state: AnalysisState): Ruling | null {
  const { spec, shown } = state;
  return rulingIn(shown, resultOf(state) !== null, seatToMove(spec, shown.snapshot.fen));
}

/** Whether the side to move can make a move on the board now. */
export function mayMove(state: AnalysisState): boolean {
  return isSettled(state) && resultOf(state) === null;
}

/** The squares of the pieces that can move now. */
export function movableSquares(state: AnalysisState): Set<string> {
  return mayMove(state) ? mobileSquares(state) : new Set();
}
