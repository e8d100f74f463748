// SPDX-License-Identifier: MIT
// Reviews as the engine judges them; the judgement is tested with the engine
// (tests/data/review.txt).

import type { Judgement, MistakeReport, Report } from '../../src/engine/protocol.ts';
import {
  noJudgement,
  type Review,
  type Reviewed,
} from '../../src/screens/analyse/review/review.ts';

export function reviewed(fen: string, report: Report | null): Reviewed {
  return { fen, status: 'ongoing', report, motifs: null };
}

/** By the first side unless `changes` says otherwise. */
export function mistake(ply: number, changes: Partial<MistakeReport> = {}): MistakeReport {
  const flaw = { kind: 'weakens', moves: 0, piece: '' } as const;
  return { ply, seat: 'first', gravity: 'blunder', flaw, loss: 0.5, motifs: [], ...changes };
}

/** Red loses its chariot by that move. */
export function lostChariot(ply: number): MistakeReport {
  return mistake(ply, { flaw: { kind: 'loses-piece', moves: 0, piece: 'R' } });
}

/** A finished review whose moves are nodes 1, 2 and so on. */
export function reviewOf(
  moves: readonly string[],
  positions: readonly Reviewed[],
  judgement: Partial<Judgement> = {},
): Review {
  return {
    line: moves.map((_, ply) => ply + 1),
    moves,
    positions,
    judgement: { ...noJudgement, ...judgement },
    isRunning: false,
    seat: null,
  };
}
