// SPDX-License-Identifier: MIT
// A repetition of a game as a part of an address: the position it comes back to, and its moves, which capture nothing.

import { fenOf, parsePlacement, seatToMove } from './placement.ts';
import type { GameSpec } from './game-spec.ts';
import type { Ruling } from './ruling.ts';

export interface RepeatedLine {
  readonly fen: string;
  readonly moves: readonly string[];
}

/** Every rule set gives its verdict when a position occurs for the third time. */
const kCycles = 2;

const kOwn = 'own-';

/** The line on which the rule sets judge the cycle again, from the position at its end, which equals that at its start. */
export function lineText(fen: string, { steps }: Ruling): string {
  const [rows = '', side = ''] = fen.split(' ');
  const moves = steps.map(({ move }) => move).join('');
  return `${kOwn}${rows.replaceAll('/', '~')}-${side}-${moves}`;
}

/** Null where the text is none of these, or holds no position. */
export function lineIn(spec: GameSpec, given: string): RepeatedLine | null {
  if (!given.startsWith(kOwn)) return null;
  const [rows = '', side = '', text = ''] = given.slice(kOwn.length).split('-');
  const cycle = text.match(/[a-z]\d[a-z]\d/g) ?? [];
  const bare = `${rows.replaceAll('~', '/')} ${side}`;
  const placement = parsePlacement(spec, bare);
  if (placement.size === 0 || cycle.length === 0) return null;
  const fen = fenOf(spec, placement, seatToMove(spec, bare));
  return { fen, moves: Array.from({ length: kCycles }, () => cycle).flat() };
}
