// SPDX-License-Identifier: MIT
// How the masters' games went on which the book rests (book/xiangqi/moves.txt).

import listUrl from '../../../../book/xiangqi/moves.txt?url';
import type { GameSpec } from '../../games/game-spec.ts';
import { mirrored, Replay } from './replay.ts';

/** Of the games with a move, from the side of whoever made it. */
export interface Results {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** By position and side to move, then by move; a position stands here in one of its mirror images. */
export type OpeningResults = ReadonlyMap<string, ReadonlyMap<string, Results>>;

/** The head of the list says how it is written. */
export function parseResults(spec: GameSpec, text: string): OpeningResults {
  const all = new Map<string, Map<string, Results>>();
  let way = [Replay.start(spec)];
  for (const line of text.split('\n')) {
    const [, plies] = /^(\d+) /.exec(line) ?? [];
    if (plies === undefined) continue;
    way = way.slice(0, Number(plies) + 1);
    for (const [, move = '', ...counts] of line.matchAll(/(\w{4})\?? (\d+)\/(\d+)\/(\d+)/g)) {
      const before = way.at(-1);
      if (before === undefined) break;
      const key = keyOf(before.key(), way.length - 1);
      const [wins = 0, draws = 0, losses = 0] = counts.map(Number);
      const here = all.get(key) ?? new Map<string, Results>();
      all.set(key, here.set(move, { wins, draws, losses }));
      const after = before.copy();
      after.play(move);
      way.push(after);
    }
  }
  return all;
}

function keyOf(position: string, plies: number): string {
  return `${position}${plies % 2}`;
}

/** How each of some moves went in the position after `line`; null for those nobody played. */
export function resultsOf(
  spec: GameSpec,
  all: OpeningResults,
  line: readonly string[],
  moves: readonly string[],
): (Results | null)[] {
  const replay = Replay.start(spec);
  for (const move of line) replay.play(move);
  const here = all.get(keyOf(replay.key(), line.length));
  const mirror = all.get(keyOf(replay.mirrorKey(), line.length));
  return moves.map((move) => here?.get(move) ?? mirror?.get(mirrored(spec, move)) ?? null);
}

/** Rejects where the list cannot be had. */
export async function loadResults(spec: GameSpec): Promise<OpeningResults> {
  const response = await fetch(listUrl);
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  return parseResults(spec, await response.text());
}
