// SPDX-License-Identifier: MIT
// Key moments of a review: the worst mistakes, the reader's first; good replies; the move after
// which a lost game could not be held.

import { seatToMove } from '../../../games/placement.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Gravity, Report } from '../../../engine/protocol.ts';
import { mistakesIn, type Mistake, type Review } from './review.ts';
import type { Sign } from '../record/move-list.ts';
import type { NodeId } from '../record/tree.ts';

const kMoments = 3;

/** Mistakes by `seat` first, each side's in the order of the game. */
export function ownFirst(mistakes: readonly Mistake[], seat: Seat | null): Mistake[] {
  if (seat === null) return [...mistakes];
  const isOwn = (one: Mistake): boolean => one.seat === seat;
  return [...mistakes.filter(isOwn), ...mistakes.filter((one) => !isOwn(one))];
}

/** The three costliest mistakes, by `seat` if it made any, in the order of the game. */
export function momentsIn(mistakes: readonly Mistake[], seat: Seat | null): Mistake[] {
  const own = mistakes.filter((one) => one.seat === seat);
  const among = own.length > 0 ? own : [...mistakes];
  const gravest = new Set(among.toSorted((a, b) => b.loss - a.loss).slice(0, kMoments));
  return among.filter((one) => gravest.has(one));
}

const counts = ['inaccuracy', 'mistake', 'blunder', 'missed', 'allowed'] as const;

/** Counts by kind; `missed` and `allowed` are forced wins. */
export type Tally = Readonly<Record<(typeof counts)[number], number>>;

export function tallyOf(mistakes: readonly Mistake[], seat: Seat): Tally {
  const own = mistakes.filter((one) => one.seat === seat);
  const grave = (gravity: Gravity): number => own.filter((one) => one.gravity === gravity).length;
  const forced = (word: 'misses' | 'allows'): number =>
    own.filter(({ flaw }) => flaw.kind === `${word}-win`).length;
  return {
    inaccuracy: grave('inaccuracy'),
    mistake: grave('mistake'),
    blunder: grave('blunder'),
    missed: forced('misses'),
    allowed: forced('allows'),
  };
}

/** The loser's move that left the last tenable position. */
export interface LastTenable {
  readonly node: NodeId;
  readonly seat: Seat;
  readonly better: Report;
  readonly answer: Report | null;
}

/** Null unless a side has lost. */
export function lastTenableIn(
  spec: GameSpec,
  { line, positions, judgement: { lastTenable } }: Review,
): LastTenable | null {
  if (lastTenable === null) return null;
  const [node, before] = [line[lastTenable], positions[lastTenable]];
  if (node === undefined || !before?.report) return null;
  const answer = positions[lastTenable + 1]?.report ?? null;
  return { node, seat: seatToMove(spec, before.fen), better: before.report, answer };
}

/** The glyph after a move in the list. */
const signTexts = { inaccuracy: '?!', mistake: '?', blunder: '⁇', good: '!' } as const;

function sign(node: NodeId, gravity: Gravity | 'good'): readonly [NodeId, Sign] {
  return [node, { text: signTexts[gravity], gravity }];
}

/** The glyphs of a review; they are not part of the record. */
export function signsOf(review: Review | null): ReadonlyMap<NodeId, Sign> {
  if (review === null) return new Map();
  return new Map([
    ...goodAnswers(review).map((node) => sign(node, 'good')),
    ...mistakesIn(review).map(({ node, gravity }) => sign(node, gravity)),
  ]);
}

export function goodAnswers({ line, judgement }: Review): NodeId[] {
  return judgement.goodAnswers.flatMap((ply) => line[ply] ?? []);
}
