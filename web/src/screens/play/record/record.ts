// SPDX-License-Identifier: MIT
// Stores a game among all games.

import { recordGame } from '../../../archive/recorder.ts';
import { playedFacts } from './played.ts';
import type { GameState } from '../state/state.ts';

/** Games in which a hint was used. */
const aided = new Set<number>();

/** Returns false if the browser refuses. */
export async function record(before: GameState, after: GameState): Promise<boolean> {
  const { id, ...facts } = playedFacts(after);
  if (id === null || facts.moves.length === 0) return true;
  if (before.view.hint !== null) aided.add(id);
  return recordGame(after.spec, facts, id, aided.has(id));
}
