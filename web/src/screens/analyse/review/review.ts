// SPDX-License-Identifier: MIT
// The review of a game: the engine's reports on its positions, and what it makes of them.

import type { EngineClient } from '../../../engine/client.ts';
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

/** A position that is judged, with all that the engine said of it. */
export interface Reviewed extends ReviewedPosition {
  /** Null where the game is over. */
  readonly report: Report | null;
}

export interface Review {
  /** The main line that is reviewed, from the start position on. */
  readonly line: readonly NodeId[];
  readonly moves: readonly string[];
  /** As far as it has come. */
  readonly positions: readonly Reviewed[];
  readonly judgement: Judgement;
  readonly isRunning: boolean;
  /** Whose mistakes come first; null where nobody said who played. */
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
  /** What the engine would have played, with what follows. */
  readonly better: Report;
  /** What the move allowed. */
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

/** What the engine says of a position, by `limits`. */
export async function reviewedAt(
  client: EngineClient,
  { notations }: GameSpec,
  position: PositionRef,
  limits: Limits,
): Promise<Reviewed> {
  const { snapshot } = await client.call('describe', [position, []]);
  const { fen, status } = snapshot;
  const isOver = status !== 'ongoing';
  const report = isOver ? null : await client.search(position, limits, notations);
  return { fen, status, report, motifs: null };
}

/** What the reports on the last positions of the line say; the mistakes among them are explained once. */
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

/** A move judged by what the engine says before it and after it. */
export interface Tried {
  readonly before: Reviewed;
  readonly after: Reviewed;
  /** Null where the move is good enough. */
  readonly mistake: MistakeReport | null;
}

/** The last move of the position; null where nobody waits for it any more. */
export async function judgedMove(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  limits: Limits,
  isOpen: () => boolean,
): Promise<Tried | null> {
  const origin = { ...position, moves: position.moves.slice(0, -1) };
  const before = await reviewedAt(client, spec, origin, limits);
  if (!isOpen()) return null;
  const after = await reviewedAt(client, spec, position, limits);
  if (!isOpen()) return null;
  const { judgement } = await judged(client, position, [before, after]);
  return { before, after, mistake: judgement.mistakes[0] ?? null };
}

const kPliesShown = 6;

/** How much of a line is shown: a win by stones to its end, for the moves of the loser are forced. */
export function pliesShown(spec: GameSpec, { pv, mate }: Report): number {
  const isForced = spec.forcedWin === 'win' && mate > 0;
  return isForced ? pv.length : kPliesShown;
}
