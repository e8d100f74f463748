// SPDX-License-Identifier: MIT
// The names of openings, read from the project's list (book/xiangqi/openings.txt).

import listUrl from '../../../../book/xiangqi/openings.txt?url';
import type { GameSpec } from '../../games/game-spec.ts';
import { Replay } from './replay.ts';

export interface OpeningName {
  /** Of the Encyclopedia of Chinese Chess Openings; a letter alone for a family, - for several. */
  readonly code: string;
  /** In traditional characters. */
  readonly name: string;
}

/**
 * By position, of either mirror image, whoever is to move: a side that lost a move on its way there is
 * in the same opening.
 */
export type OpeningNames = ReadonlyMap<string, OpeningName>;

/** The positions on the way, the start included, as they are seen and in the mirror. */
function positionsOf(spec: GameSpec, moves: readonly string[]): [seen: string, mirror: string][] {
  const replay = Replay.start(spec);
  const keys: [string, string][] = [[replay.key(), replay.mirrorKey()]];
  for (const move of moves) {
    replay.play(move);
    keys.push([replay.key(), replay.mirrorKey()]);
  }
  return keys;
}

export function parseNames(spec: GameSpec, text: string): OpeningNames {
  const names = new Map<string, OpeningName>();
  for (const line of text.split('\n')) {
    const [, code, name, moves] = /^([A-E]\d*|-) (.+?) \| (.+)$/.exec(line) ?? [];
    if (code === undefined || name === undefined || moves === undefined) continue;
    const last = positionsOf(spec, moves.trim().split(' ')).at(-1);
    for (const key of last ?? []) names.set(key, { code, name });
  }
  return names;
}

/** That of the last named position on the way. */
export function nameOf(
  spec: GameSpec,
  names: OpeningNames,
  moves: readonly string[],
): OpeningName | null {
  const known = positionsOf(spec, moves).flatMap(([key]) => names.get(key) ?? []);
  return known.at(-1) ?? null;
}

/** Rejects where the list cannot be had. */
export async function loadNames(spec: GameSpec): Promise<OpeningNames> {
  const response = await fetch(listUrl);
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  return parseNames(spec, await response.text());
}
