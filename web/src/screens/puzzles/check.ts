// SPDX-License-Identifier: MIT
// Checks a puzzle given by the page before it is shown: nothing is to be said of it that is not so.

import { unlimited, type Report } from '../../engine/protocol.ts';
import { legalMoves } from '../common/position/shown.ts';
import type { Ask } from '../common/table.ts';
import type { PuzzleState, Refusal } from './state.ts';

/** Enough for all but the longest mates; a mate that is neither found nor ruled out is believed. */
const kMateNodes = 600_000;
/** For each half of a comparison between the solution and the other moves. */
const kWinNodes = 180_000;
const kWinDepth = 14;

/** Where the solver mates: after so many moves; null if that is not known. */
function mateOf(report: Report | undefined): number | null {
  return report !== undefined && report.mate > 0 ? report.mate : null;
}

/** The root moves of each search; none for all moves. */
function rootsOf(state: PuzzleState): readonly (readonly string[])[] {
  const { firsts = [], goal } = state.puzzle ?? {};
  if (goal === 'mate') return [[], ...firsts.map((first) => [first])];
  if (goal !== 'win') return [];
  const others = legalMoves(state).filter((move) => !firsts.includes(move));
  return others.length === 0 ? [firsts] : [firsts, others];
}

/** The next search; null if the puzzle has been checked. */
export function checkOf(state: PuzzleState): Ask | null {
  const { position, puzzle, checks } = state;
  const rootMoves = rootsOf(state)[checks.length];
  if (rootMoves === undefined) return null;
  const mate = puzzle?.goal === 'mate' ? (puzzle.length ?? 0) : 0;
  const limits = mate > 0 ? { mate, nodes: kMateNodes } : { depth: kWinDepth, nodes: kWinNodes };
  return { kind: 'search', position, limits: { ...unlimited, ...limits, rootMoves } };
}

function faultOfMate(length: number, [all, ...firsts]: readonly Report[]): Refusal | null {
  const shortest = mateOf(all);
  if (shortest !== null && shortest < length) return { reason: 'shorter', moves: shortest };
  if (all !== undefined && shortest === null && all.noMateWithin >= length)
    return { reason: 'no-mate', moves: length };
  const losing = firsts.find((one) => mateOf(one) === null && one.noMateWithin >= length);
  return losing === undefined ? null : { reason: 'not-winning', move: losing.bestMove };
}

function faultOfWin([solution, others]: readonly Report[]): Refusal | null {
  if (solution !== undefined && solution.mate < 0)
    return { reason: 'not-winning', move: solution.bestMove };
  const [right, other] = [mateOf(solution), mateOf(others)];
  const isAsFast = other !== null && (right === null || other <= right);
  return isAsFast ? { reason: 'another', move: others?.bestMove ?? '' } : null;
}

/** What is wrong with the puzzle as far as it has been checked. */
export function refusalOf(state: PuzzleState): Refusal | null {
  const { puzzle, shown, checks } = state;
  if (shown.snapshot.status !== 'ongoing') return { reason: 'over' };
  const legal = legalMoves(state);
  const illegal = puzzle?.firsts.find((first) => !legal.includes(first));
  if (illegal !== undefined) return { reason: 'illegal', move: illegal };
  return puzzle?.goal === 'mate' ? faultOfMate(puzzle.length ?? 0, checks) : faultOfWin(checks);
}
