// SPDX-License-Identifier: MIT
// Stores a mistake as one of the reader's puzzles.

import type { GameSpec } from '../../../games/game-spec.ts';
import { chanceOf } from '../../../games/chances.ts';
import { keepOwn } from '../../puzzles/own-puzzles.ts';
import type { Task } from './state.ts';

/** If the browser stores nothing, the mistake is only corrected here. */
export function keepTask(spec: GameSpec, { before, mistake }: Task): void {
  const { better } = mistake;
  keepOwn(spec.id, { fen: before.fen, best: better.bestMove, chance: chanceOf(better) });
}
