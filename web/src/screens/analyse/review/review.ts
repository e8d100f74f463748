// SPDX-License-Identifier: MIT
// The review of a game: engine reports on its positions, and their judgement.

import type { EngineClient } from '../../../engine/client.ts';
import { abortError } from '../../../engine/errors.ts';
import type {
  Judgement,
  Limits,
  MistakeReport,
  PositionRef,
  Report,
  ReviewedPosition,
} from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import type { NodeId } from '../record/tree.ts';

/** A judged position with the complete engine report. */
export interface Reviewed extends ReviewedPosition {
  /** Null if the game is over. */
  readonly report: Report | null;
}

export interface Review {
  /** The reviewed main line, from the start position. */
  readonly line: readonly NodeId[];
  readonly moves: readonly string[];
  /** The positions reviewed so far. */
  readonly positions: readonly Reviewed[];
  readonly judgement: Judgement;
  readonly isRunning: boolean;
  /** The side whose mistakes come first; null if the players are unknown. */
  readonly seat: Seat | null;
}

export const noJudgement: Judgement = {
  chances: [],
  mistakes: [],
  goodAnswers: [],
  accuracy: { first: null, second: null },
  lastTenable: null,
};

export interface Mistake extends MistakeReport {
  readonly node: NodeId;
  /** The engine's choice with its line. */
  readonly better: Report;
  /** The reply to the move. */
  readonly answer: Report | null;
}

export function mistakesIn({ line, positions, judgement }: Review): Mistake[] {
  return judgement.mistakes.flatMap((mistake) => {
    const { ply } = mistake;
    const node = line[ply];
    const better = positions[ply]?.report;
    if (node === undefined || !better) return [];
    return [{ ...mistake, node, better, answer: positions[ply + 1]?.report ?? null }];
  });
}

/** Evaluates a position within `limits`. An aborted call never starts a search, which would cancel a newer one. */
export async function reviewedAt(
  client: EngineClient,
  { notations }: GameSpec,
  position: PositionRef,
  limits: Limits,
  isOpen: () => boolean,
): Promise<Reviewed> {
  const { snapshot } = await client.call('describe', [position, []]);
  if (!isOpen()) throw abortError();
  const { fen, status } = snapshot;
  const isOver = status !== 'ongoing';
  const report = isOver ? null : await client.search(position, limits, notations);
  return { fen, status, report, motifs: null };
}

/** Judges the reports on the last positions of the line and explains their mistakes once. */
export async function judged(
  client: EngineClient,
  position: PositionRef,
  reports: readonly Reviewed[],
): Promise<Pick<Review, 'positions' | 'judgement'>> {
  const asked = reports.map(({ report, ...rest }) => ({
    ...rest,
    report: report && brief(report),
  }));
  const judgement = await client.call('judgeGame', [position, asked]);
  const motifs = new Map(judgement.mistakes.map((mistake) => [mistake.ply + 1, mistake.motifs]));
  const positions = reports.map((one, plies) => ({ ...one, motifs: motifs.get(plies) ?? [] }));
  return { positions, judgement };
}

function brief({ score, bestMove, pv }: Report): ReviewedPosition['report'] {
  return { score, bestMove, pv };
}

/** A move judged by the reports before and after it. */
export interface Tried {
  readonly before: Reviewed;
  readonly after: Reviewed;
  /** Null if the move is good enough. */
  readonly mistake: MistakeReport | null;
}

/** Judges the last move of the position; null if the question was cancelled. */
export async function judgedMove(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  limits: Limits,
  isOpen: () => boolean,
): Promise<Tried> {
  const origin = { ...position, moves: position.moves.slice(0, -1) };
  const before = await reviewedAt(client, spec, origin, limits, isOpen);
  const after = await reviewedAt(client, spec, position, limits, isOpen);
  const { judgement } = await judged(client, position, [before, after]);
  return { before, after, mistake: judgement.mistakes[0] ?? null };
}

const kPliesShown = 6;

/**
 * The number of plies shown of a line: all of a forced Gomoku win, because the loser's moves are
 * forced.
 */
export function pliesShown(spec: GameSpec, { pv, mate }: Report): number {
  const isForced = spec.forcedWin === 'win' && mate > 0;
  return isForced ? pv.length : kPliesShown;
}
