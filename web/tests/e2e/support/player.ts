// SPDX-License-Identifier: MIT
// An opponent for the engine: it plays anything legal, so it soon loses.

import { seededRandom } from './random.ts';
import type { GamePage } from './game-page.ts';

/** Nobody holds out this long without a plan. */
const kMostMoves = 200;

/** Plays until the game is over. */
export async function playToTheEnd(
  game: GamePage,
  seed: number,
  play: (move: string) => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed);
  for (let played = 0; played < kMostMoves; played++) {
    const { legalMoves, moves, result } = await game.read();
    if (result !== '*') return;
    const move = legalMoves[Math.floor(random() * legalMoves.length)];
    if (move === undefined) throw new Error('no legal move, and yet the game is not over');
    await play(move);
    await game.waitForAnswer(moves.length);
  }
  throw new Error(`the game is not over after ${kMostMoves} moves`);
}
