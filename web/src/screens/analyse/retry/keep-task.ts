// SPDX-License-Identifier: MIT
// A mistake becomes a puzzle of one's own.

import type { GameSpec } from '../../../games/game-spec.ts';
import { chanceOf } from '../../../games/chances.ts';
import { keepOwn } from '../../puzzles/own-puzzles.ts';
import type { Task } from './state.ts';

/** Where the browser keeps nothing it is only mended. */
export function keepTask(spec: GameSpec, { before, mistake }: Task): void {
  const { better } = mistake;
  keepOwn(spec.id, { fen: before.fen, best: better.bestMove, chance: chanceOf(spec, better) });
}
