// SPDX-License-Identifier: MIT
// What of a review is worth a look: the gravest mistakes, one's own first, good answers, the point
// from which a lost game could not be held.

import { parsePlacement, seatToMove, squaresOf } from '../../games/placement.ts';
import type { GameSpec, Seat } from '../../games/game-spec.ts';
import type { Report } from '../../engine/protocol.ts';
import { mistakesIn, type Mistake, type Review } from './review.ts';
import type { NodeId } from './tree.ts';

const kMoments = 3;

/** Those of one side before the other's; in the order of the game. */
export function ownFirst(mistakes: readonly Mistake[], seat: Seat | null): Mistake[] {
  if (seat === null) return [...mistakes];
  const isOwn = (one: Mistake): boolean => one.seat === seat;
  return [...mistakes.filter(isOwn), ...mistakes.filter((one) => !isOwn(one))];
}

/** The three that cost most, of one side where it made any; in the order of the game. */
export function momentsIn(mistakes: readonly Mistake[], seat: Seat | null): Mistake[] {
  const own = mistakes.filter((one) => one.seat === seat);
  const among = own.length > 0 ? own : [...mistakes];
  const gravest = new Set(among.toSorted((a, b) => b.loss - a.loss).slice(0, kMoments));
  return among.filter((one) => gravest.has(one));
}

export const counts = ['inaccuracy', 'mistake', 'blunder', 'missed', 'allowed'] as const;

/** How many of each; `missed` and `allowed` are wins by force. */
export type Tally = Readonly<Record<(typeof counts)[number], number>>;

export function tallyOf(mistakes: readonly Mistake[], seat: Seat): Tally {
  const own = mistakes.filter((one) => one.seat === seat);
  const grave = (gravity: Mistake['gravity']): number =>
    own.filter((one) => one.gravity === gravity).length;
  const forced = (word: 'misses' | 'allows'): number =>
    own.filter(({ fault }) => fault.kind === `${word}-mate` || fault.kind === `${word}-win`).length;
  return {
    inaccuracy: grave('inaccuracy'),
    mistake: grave('mistake'),
    blunder: grave('blunder'),
    missed: forced('misses'),
    allowed: forced('allows'),
  };
}

/** The side that lost, or is lost by force where the record ends. */
function loserOf({ positions }: Review): Seat | null {
  const last = positions.at(-1);
  const isDecided = last !== undefined && (last.report === null || last.report.mate !== 0);
  if (!isDecided || last.chance === 0.5) return null;
  return last.chance === 0 ? 'first' : 'second';
}

export interface LastEscape {
  readonly node: NodeId;
  readonly seat: Seat;
  readonly better: Report;
  readonly answer: Report | null;
}

/**
 * The move with which the loser left the last position in which no win by force was found against
 * it. Null while nobody has lost, and where it was lost from the start.
 */
export function lastEscapeIn(spec: GameSpec, review: Review): LastEscape | null {
  const loser = loserOf(review);
  const { positions, line } = review;
  const ply = positions.findLastIndex(
    ({ fen, report }) => seatToMove(spec, fen) === loser && report !== null && report.mate >= 0,
  );
  const better = positions[ply]?.report;
  const node = line[ply];
  if (loser === null || !better || node === undefined) return null;
  return { node, seat: loser, better, answer: positions[ply + 1]?.report ?? null };
}

/** Chances that a side can still hold on to, and those of a game that is lost. */
export const kTenable = 0.3;
const kLost = 0.1;

/**
 * The move with which the side that lost left the last position that could be held. In a game of stones
 * that is the last without a win by force against it; of pieces, the last where its chances were 30 per
 * cent. Null while nobody has lost.
 */
export function lastTenableIn(spec: GameSpec, review: Review): LastEscape | null {
  if (spec.forcedWin === 'win') return lastEscapeIn(spec, review);
  const { positions, line } = review;
  const end = positions.at(-1)?.chance ?? 0.5;
  if (end > kLost && end < 1 - kLost) return null;
  const seat: Seat = end <= kLost ? 'first' : 'second';
  const chanceAt = (chance: number): number => (seat === 'first' ? chance : 1 - chance);
  const ply = positions.findLastIndex(({ chance }) => chanceAt(chance) >= kTenable);
  const before = positions[ply];
  const node = line[ply];
  // It fell by the other side's move only where the engine had not seen enough: nobody's fault.
  if (!before?.report || node === undefined || seatToMove(spec, before.fen) !== seat) return null;
  return { node, seat, better: before.report, answer: positions[ply + 1]?.report ?? null };
}

/**
 * The moves that answered a mistake as the engine would have. To take what stands there, or to make
 * the last move of a win, takes no finding.
 */
export function goodAnswers(
  spec: GameSpec,
  review: Review,
  mistakes: readonly Mistake[],
): NodeId[] {
  const grave = new Set(
    mistakes.filter(({ gravity }) => gravity !== 'inaccuracy').map(({ node }) => node),
  );
  return review.line.filter((_node, ply) => {
    const move = review.moves[ply] ?? '';
    const { fen = '', report = null } = review.positions[ply] ?? {};
    const isPlain = parsePlacement(spec, fen).has(squaresOf(move).at(-1) ?? '');
    const wasAnswered = ply > 0 && grave.has(review.line[ply - 1]!);
    return wasAnswered && report?.bestMove === move && report.mate !== 1 && !isPlain;
  });
}

/** What stands behind a move in the list. */
export interface Sign {
  readonly text: string;
  readonly gravity: Mistake['gravity'] | 'good';
}

const signTexts = { inaccuracy: '?!', mistake: '?', blunder: '⁇', good: '!' } as const;

/** Of a review; nothing of it stands in the record. */
export function signsOf(spec: GameSpec, review: Review | null): ReadonlyMap<NodeId, Sign> {
  if (review === null) return new Map();
  const mistakes = mistakesIn(spec, review);
  const sign = (node: NodeId, gravity: Sign['gravity']) =>
    [node, { text: signTexts[gravity], gravity }] as const;
  return new Map([
    ...goodAnswers(spec, review, mistakes).map((node) => sign(node, 'good')),
    ...mistakes.map(({ node, gravity }) => sign(node, gravity)),
  ]);
}
