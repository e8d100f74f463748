// SPDX-License-Identifier: MIT
// What a hint wins in the engine's expected line; stones capture nothing.

import { parsePlacement, play } from '../../../games/placement.ts';
import type { GameState } from './state.ts';

/** Beyond this, a line is a guess; even, so that the last capture has been answered. */
const kPlies = 8;

/**
 * The pieces that the hint's side wins, as FEN letters; losses cancel gains of the same kind. Empty if it loses
 * anything else, or captures nothing.
 */
export function gainsOf({ spec, shown, view, thought }: GameState): readonly string[] {
  const { hint } = view;
  const line = thought?.info.pv ?? [];
  if (hint === null || line[0] !== hint) return [];
  const placement = new Map(parsePlacement(spec, shown.snapshot.fen));
  const gains: string[] = [];
  const losses: string[] = [];
  const answered = line.slice(0, Math.min(kPlies, line.length - (line.length % 2)));
  for (const [ply, move] of answered.entries()) {
    const taken = play(placement, move);
    if (taken !== undefined) (ply % 2 === 0 ? gains : losses).push(taken);
  }
  for (const lost of losses) {
    const like = gains.findIndex((gain) => gain.toLowerCase() === lost.toLowerCase());
    if (like < 0) return [];
    gains.splice(like, 1);
  }
  return gains;
}
