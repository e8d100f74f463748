// SPDX-License-Identifier: MIT
// A move judged by what the engine says before and after it, with what is proven of it.

import type { EngineClient } from '../../engine/client.ts';
import type { Limits, Motif, PositionRef, Report, ReportedLine } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
import { reviewed, verdictOn, type Reviewed } from './review.ts';

function lineOf(report: Report | null): ReportedLine {
  return { moves: report?.pv ?? [], score: report?.score ?? 0, mate: report?.mate ?? 0 };
}

/** Of the last move of the position, if it was a mistake. */
export async function motifsOf(
  client: EngineClient,
  spec: GameSpec,
  { fen, moves, rules }: PositionRef,
  before: Reviewed,
  after: Reviewed,
): Promise<readonly Motif[]> {
  const move = moves.at(-1) ?? '';
  if (verdictOn(spec, before, after, move) === null) return [];
  const origin = { fen, moves: moves.slice(0, -1), rules };
  return client.call('explainMove', [origin, move, lineOf(before.report), lineOf(after.report)]);
}

export interface Tried {
  readonly before: Reviewed;
  readonly after: Reviewed;
}

/** The last move of the position; null where nobody waits for it any more. */
export async function judgeTried(
  client: EngineClient,
  spec: GameSpec,
  position: PositionRef,
  limits: Limits,
  isOpen: () => boolean,
): Promise<Tried | null> {
  const judge = async (at: PositionRef): Promise<Reviewed> => {
    const { snapshot } = await client.call('describe', [at, []]);
    const isOver = snapshot.status !== 'ongoing';
    const report = isOver ? null : await client.search(at, limits, spec.notations);
    return reviewed(spec, snapshot, report);
  };
  const before = await judge({ ...position, moves: position.moves.slice(0, -1) });
  if (!isOpen()) return null;
  const after = await judge(position);
  if (!isOpen()) return null;
  const motifs = await motifsOf(client, spec, position, before, after);
  return { before, after: { ...after, motifs } };
}
