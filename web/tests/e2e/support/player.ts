// SPDX-License-Identifier: MIT
// An opponent for the engine that plays any legal move, so it soon loses.

import { expect } from '@playwright/test';
import { expectParts } from './late-parts.ts';
import { seededRandom } from './random.ts';
import type { GamePage } from './game-page.ts';

/** Starts a game by keyboard: level 6, a tenth of a second for each move of the engine. */
export async function beginByKeys(game: GamePage): Promise<void> {
  const { keyboard } = game.page;
  await expectParts(game.page, 'beside');
  await keyboard.press('n');
  await expect(game.sheet()).toBeVisible();
  await expect(game.sheet().locator(':focus')).toHaveCount(1);
  const byLevel = game.setting('players').locator('input[value=engine]');
  while (!(await byLevel.isChecked())) await keyboard.press('ArrowRight');
  await game.tabTo('setting', 'level');
  for (const key of ['Home', ...Array<string>(5).fill('ArrowRight')]) await keyboard.press(key);
  await game.tabTo('action', 'more-options');
  await keyboard.press('Enter');
  const first = game.setting('time').locator('input').first();
  while (!(await game.setting('time').locator(':focus').count())) await keyboard.press('Tab');
  while (!(await first.isChecked())) await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(game.sheet()).toHaveCount(0);
  await game.expectState('idle');
}

/** More moves than the opponent survives. */
const kMostMoves = 200;

/** Plays until the game is over. */
export async function playToTheEnd(
  game: GamePage,
  seed: number,
  play: (move: string) => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed);
  // A new game is on the board before the engine has reported the legal moves.
  await expect.poll(async () => (await game.read()).legalMoves.length).toBeGreaterThan(0);
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
