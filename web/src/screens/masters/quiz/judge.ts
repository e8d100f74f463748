// SPDX-License-Identifier: MIT
// A search's findings on the moves of a position: rank and loss of the reader's and the master's
// move.

import type { Report } from '../../../engine/protocol.ts';
import { chanceOf } from '../../../games/chances.ts';
import type { Guess } from './score.ts';

/** Ranks that are distinguished. */
export const kRanks = 5;

export interface Findings {
  /** The best lines, all of one depth. */
  readonly lines: readonly Report[];
  /** Lines of the depth being searched. */
  readonly coming: readonly Report[];
  /** Other moves, searched separately. */
  readonly others: readonly Report[];
  /** The search of the best lines is finished. */
  readonly isRanked: boolean;
  /** The search of the other moves is finished. */
  readonly isWhole: boolean;
}

export const noFindings: Findings = {
  lines: [],
  coming: [],
  others: [],
  isRanked: false,
  isWhole: false,
};

/** Lines are compared at one depth only: a stopped search leaves its last depth incomplete. */
export function withReport(findings: Findings, info: Report): Findings {
  if (info.bound === 'none' || info.pv.length === 0) return findings;
  const at = info.multiPv - 1;
  if (findings.isRanked) {
    const others = [...findings.others];
    others[at] = info;
    return { ...findings, others };
  }
  const { lines, coming } = findings;
  // Positions with few legal moves have fewer lines.
  const known = at === 0 && coming.length >= lines.length ? coming : lines;
  const more = at === 0 ? [info] : [...coming.slice(0, at), info];
  return { ...findings, lines: at + 1 === kRanks ? more : known, coming: more };
}

/** Marks the search of the best lines as finished. */
export function withRanks(findings: Findings): Findings {
  const { lines, coming } = findings;
  const isWhole = lines.length === 0 || coming.length >= lines.length;
  return { ...findings, lines: isWhole ? coming : lines, isRanked: true };
}

/** The depth of the best lines. */
export function depthOf({ lines }: Findings): number {
  return Math.max(1, lines[0]?.depth ?? 1);
}

function reportOn({ lines, others }: Findings, move: string): Report | undefined {
  return [...lines, ...others].find((report) => report?.pv[0] === move);
}

/** Moves without a report, without duplicates; empty moves are ignored. */
export function missingFrom(findings: Findings, moves: readonly string[]): string[] {
  return [...new Set(moves)].filter(
    (move) => move !== '' && reportOn(findings, move) === undefined,
  );
}

/**
 * The rank from 1; 0 if not among the best lines. Ranked by winning chances, because a search may
 * rate its second line above the first.
 */
function rankOf({ lines }: Findings, move: string): number {
  const own = lines.find(({ pv }) => pv[0] === move);
  if (own === undefined) return 0;
  return 1 + lines.filter((one) => chanceOf(one) > chanceOf(own)).length;
}

/** The loss against the best known move; 1 for a move without a report. */
function lossOf(findings: Findings, move: string): number {
  const report = reportOn(findings, move);
  if (report === undefined) return 1;
  const known = [...findings.lines, ...findings.others].filter((one) => one !== undefined);
  const best = Math.max(...known.map((one) => chanceOf(one)));
  return best - chanceOf(report);
}

/** `move` is empty if the reader did not guess. */
export function guessFor(findings: Findings, move: string, played: string): Guess {
  return {
    move,
    played,
    rank: move === '' ? 0 : rankOf(findings, move),
    playedRank: rankOf(findings, played),
    loss: move === '' ? 0 : lossOf(findings, move),
    playedLoss: lossOf(findings, played),
  };
}
