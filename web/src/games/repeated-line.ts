// SPDX-License-Identifier: MIT
// A repetition from a game as part of an address: the repeated position and the moves of the cycle,
// which capture nothing.

import { fenOf, parsePlacement, seatToMove } from './placement.ts';
import type { GameSpec } from './game-spec.ts';
import type { Ruling } from './ruling.ts';

export interface RepeatedLine {
  readonly fen: string;
  readonly moves: readonly string[];
}

/** All rule sets give their verdict on the third occurrence of a position. */
const kCycles = 2;

const kOwn = 'own-';

/**
 * The address part of a ruling's cycle. `fen` is the position at its end, which equals the position
 * at its start.
 */
export function lineText(fen: string, { steps }: Ruling): string {
  const [rows = '', side = ''] = fen.split(' ');
  const moves = steps.map(({ move }) => move).join('');
  return `${kOwn}${rows.replaceAll('/', '~')}-${side}-${moves}`;
}

/** Null if the text is not of this form or contains no position. */
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
