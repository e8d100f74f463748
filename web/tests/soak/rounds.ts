// SPDX-License-Identifier: MIT
// One round of use: plays a game of each kind, analyses a record, takes a lesson, changes settings.

import type { Page } from '@playwright/test';
import type { GameId } from '../../src/engine/protocol.ts';
import { AnalysisPage } from '../e2e/support/analysis-page.ts';
import { GamePage } from '../e2e/support/game-page.ts';
import { seededRandom } from '../e2e/support/random.ts';
import { StudyPage } from '../e2e/support/study-page.ts';
import { expect } from '../e2e/support/test.ts';

const random = seededRandom(1);

/** A few moves of a game against the engine; the person's are any legal moves. */
async function play(page: Page, url: string, id: GameId): Promise<void> {
  await page.goto(`${url}#/play/${id}`);
  const game = new GamePage(page);
  await game.expectState('idle|over');
  await game.begin({ level: '1', time: '100' });
  // A new game is on the board before the engine has reported the legal moves.
  await expect.poll(async () => (await game.read()).legalMoves.length).toBeGreaterThan(0);
  for (let moves = 0; moves < 6; moves++) {
    const { legalMoves, result } = await game.read();
    const move = legalMoves[Math.floor(random() * legalMoves.length)];
    if (result !== '*' || move === undefined) return;
    await game.playAndWait(move);
  }
}

const records: Readonly<Record<GameId, readonly string[]>> = {
  xiangqi: ['C2=5', 'H8+7', 'C5+4', 'H7+5'],
  gomoku: ['h8', 'i9', 'h9', 'h10'],
};

/** Reads, steps through and reviews a record. */
async function analyse(page: Page, url: string, id: GameId, round: number): Promise<void> {
  await page.goto(`${url}#/analyse/${id}`);
  const analysis = new AnalysisPage(page);
  await analysis.expectState('thinking|idle');
  // Different from the last one, so that its arrival is visible.
  const moves = round % 2 === 0 ? records[id] : records[id].slice(0, 2);
  await analysis.paste(moves.join(' '));
  await expect.poll(async () => (await analysis.listed()).length).toBe(moves.length);
  for (const way of ['first', 'forward', 'last', 'back'] as const) {
    await analysis.action(way).click();
  }
  await analysis.tab('openings');
  await expect(analysis.opening()).not.toBeEmpty();
  await analysis.tab('review');
  await analysis.action('review').click();
  const told = analysis.root.getByRole('table', { name: 'How each side played' });
  await expect(told).toBeVisible({ timeout: 120_000 });
}

async function study(page: Page, url: string, id: GameId): Promise<void> {
  for (const screen of ['puzzle', 'learn'] as const) {
    const one = new StudyPage(page, screen, id);
    await one.open(url);
    const next = one.action('next');
    if (await next.isVisible()) await next.click();
  }
}

/** Opens and closes sheets and changes the language. */
async function choose(page: Page, url: string, round: number): Promise<void> {
  await page.goto(`${url}#/play/xiangqi`);
  const game = new GamePage(page);
  await game.expectState('idle|over');
  await game.choose('lang', ['zh-Hans', 'ja', 'vi', 'zh-Hant', 'en'][round % 5] ?? 'en');
  await game.choose('theme', round % 2 === 0 ? 'dark' : 'light');
  await game.choose('lang', 'en');
}

/** Ends on the initial screen, the game of Xiangqi in English. */
export async function playRound(page: Page, url: string, round: number): Promise<void> {
  for (const id of ['xiangqi', 'gomoku'] as const) {
    await play(page, url, id);
    await analyse(page, url, id, round);
    await study(page, url, id);
  }
  await choose(page, url, round);
}
