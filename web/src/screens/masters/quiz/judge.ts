// SPDX-License-Identifier: MIT
// What a search found of the moves of a position: places and losses, for the reader's move and the master's alike.

import type { Report } from '../../../engine/protocol.ts';
import { chanceOf } from '../../../games/chances.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Guess } from './score.ts';

/** How many places are told apart. */
export const kRanks = 5;

export interface Findings {
  /** The best lines, all of one depth. */
  readonly lines: readonly Report[];
  /** Those of the depth that is being searched. */
  readonly coming: readonly Report[];
  /** Moves beyond those, searched by themselves. */
  readonly others: readonly Report[];
  /** The best lines are known. */
  readonly isRanked: boolean;
  /** There is nothing more to be had of the others. */
  readonly isWhole: boolean;
}

export const noFindings: Findings = {
  lines: [],
  coming: [],
  others: [],
  isRanked: false,
  isWhole: false,
};

/** Lines of two depths are not compared: a search that stops leaves the last depth unfinished. */
export function withReport(findings: Findings, info: Report): Findings {
  if (info.bound === 'none' || info.pv.length === 0) return findings;
  const at = info.multiPv - 1;
  if (findings.isRanked) {
    const others = [...findings.others];
    others[at] = info;
    return { ...findings, others };
  }
  const { lines, coming } = findings;
  // There are fewer lines where fewer moves are legal.
  const known = at === 0 && coming.length >= lines.length ? coming : lines;
  const more = at === 0 ? [info] : [...coming.slice(0, at), info];
  return { ...findings, lines: at + 1 === kRanks ? more : known, coming: more };
}

/** The search of the best lines has ended. */
export function withRanks(findings: Findings): Findings {
  const { lines, coming } = findings;
  const isWhole = lines.length === 0 || coming.length >= lines.length;
  return { ...findings, lines: isWhole ? coming : lines, isRanked: true };
}

/** How deep the best lines were seen. */
export function depthOf({ lines }: Findings): number {
  return Math.max(1, lines[0]?.depth ?? 1);
}

function reportOn({ lines, others }: Findings, move: string): Report | undefined {
  return [...lines, ...others].find((report) => report?.pv[0] === move);
}

/** Moves of which nothing is known yet, each once; an empty one is none. */
export function missingFrom(findings: Findings, moves: readonly string[]): string[] {
  return [...new Set(moves)].filter(
    (move) => move !== '' && reportOn(findings, move) === undefined,
  );
}

/** From 1 on; 0 beyond the best. By what they lose: a search may find the second line better than the first. */
function rankOf(spec: GameSpec, { lines }: Findings, move: string): number {
  const own = lines.find(({ pv }) => pv[0] === move);
  if (own === undefined) return 0;
  return 1 + lines.filter((one) => chanceOf(spec, one) > chanceOf(spec, own)).length;
}

/** Against the best that is known; all of it for a move the engine does not allow. */
function lossOf(spec: GameSpec, findings: Findings, move: string): number {
  const report = reportOn(findings, move);
  if (report === undefined) return 1;
  const known = [...findings.lines, ...findings.others].filter((one) => one !== undefined);
  const best = Math.max(...known.map((one) => chanceOf(spec, one)));
  return best - chanceOf(spec, report);
}

/** An empty move is one that was not tried. */
export function guessFor(spec: GameSpec, findings: Findings, move: string, played: string): Guess {
  return {
    move,
    played,
    rank: move === '' ? 0 : rankOf(spec, findings, move),
    playedRank: rankOf(spec, findings, played),
    loss: move === '' ? 0 : lossOf(spec, findings, move),
    playedLoss: lossOf(spec, findings, played),
  };
}
