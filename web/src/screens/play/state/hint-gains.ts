// SPDX-License-Identifier: MIT
// What a hint wins by the line that the engine expects; stones take nothing.

import { parsePlacement, play } from '../../../games/placement.ts';
import type { GameState } from './state.ts';

/** Further on a line is a guess; even, so that what is taken last has been answered. */
const kPlies = 8;

/**
 * The pieces that the hint's side takes without loss, as FEN letters; a loss cancels a gain of the same kind. Empty
 * where it loses any besides, or none is taken.
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
