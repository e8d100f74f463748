// SPDX-License-Identifier: MIT
// What can be read off the state of an analysis.

import type { PieceWorth, PositionRef, RecordReading, Report } from '../../engine/protocol.ts';
import { initialState, usualSettings } from '../play/state/initial.ts';
import { seatToMove } from '../../games/placement.ts';
import type { GameState } from '../play/state/state.ts';
import type { Review } from './review.ts';
import type { AnalysisState } from './state.ts';
import { kRoot, lineFrom, nodeOf } from './tree.ts';

export function isSettled({ shown, position }: AnalysisState): boolean {
  return shown.moves === position.moves && shown.rules === position.rules;
}

/** By which the engine's thoughts of a position are kept. */
export function keyOf({ moves }: PositionRef): string {
  return moves.join(' ');
}

/** What the engine thinks of the position, the best line first. */
export function linesOf({ found, position, settings }: AnalysisState): readonly Report[] {
  return found.get(keyOf(position))?.lines.slice(0, settings.lines) ?? [];
}

/** What the men on the board are worth; null where nobody wants to know or nobody has said. */
export function worthsOf({
  settings,
  worths,
  position,
}: AnalysisState): readonly PieceWorth[] | null {
  return settings.hasWorths && worths?.position === position ? worths.men : null;
}

export function isThinking({ ask }: AnalysisState): boolean {
  return ask?.kind === 'search';
}

/** The review, where it is still of the main line there is. */
export function validReview({ review, tree }: AnalysisState): Review | null {
  if (review === null) return null;
  const line = lineFrom(tree, kRoot);
  const isSame =
    line.length === review.line.length &&
    line.every((id, ply) => nodeOf(tree, id).move === review.moves[ply]);
  return isSame ? review : null;
}

/** The titles of the games in a file. */
export function gamesIn({ games }: RecordReading): string[][] {
  return games.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
}

/**
 * What board, grid and words show of an analysis: a game in which the person plays whichever side is
 * to move.
 */
export function asGame(state: AnalysisState): GameState {
  const { spec, settings, position, shown, engine, selected, unread } = state;
  const seat = seatToMove(spec, shown.snapshot.fen);
  const game = initialState({
    spec,
    settings: {
      ...usualSettings,
      ...settings,
      seat,
      mustTapTwice: false,
    },
    startFen: position.fen,
    moves: position.moves,
    isTurned: (seat === 'second') !== state.isTurned,
  });
  return { ...game, shown, ask: null, engine, selected, unread };
}
