// SPDX-License-Identifier: MIT
// Adaptive puzzles: puzzle of the day, rush, themes, history and mistakes, on desktop and phone.

import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { expect, longUnless, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

const sizes = {
  'at a desk': { viewport: { width: 1100, height: 800 } },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
  'on a phone on its side': { viewport: { width: 740, height: 360 }, hasTouch: true },
} as const;

async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

for (const [where, size] of Object.entries(sizes)) {
  test.describe(where, () => {
    const unlessDesk = longUnless(where === 'at a desk');
    const unlessPhone = longUnless(where === 'on a phone');
    test.use({ ...size, contextOptions: { reducedMotion: 'reduce' } });

    test(`a solved puzzle rates its solver, and the history leads back to it${unlessDesk}`, async ({
      page,
      site,
    }) => {
      const puzzle = new StudyPage(page, 'puzzle');
      await puzzle.open(site.url, '1');
      await puzzle.board.click('g4f4');
      await puzzle.expectState('solved');
      await expect(puzzle.detail()).toContainText(/Rating \d+ \(\+\d+\)/);
      await expect(await puzzle.progress()).toContainText(/Rating\d+, provisional/);
      await expect(puzzle.root.locator('.moves')).toBeHidden();
      await page.reload();
      await puzzle.expectState('solving');
      await puzzle.action('next').click();
      await expect(page).not.toHaveURL(/xiangqi\/1$/);
      const attempt = (await puzzle.progress()).locator('.attempts button');
      await expect(attempt).toHaveCount(1);
      await expect(attempt).toContainText('Puzzle 1: solved');
      await attempt.click();
      await puzzle.expectAddress('1');
      await expectNoOverflow(page);
    });

    test('the puzzle of the day is the same after a reload @long', async ({ page, site }) => {
      const puzzle = new StudyPage(page, 'puzzle');
      await puzzle.open(site.url, '1');
      const title = puzzle.root.locator('.status h2');
      await puzzle.begin('day');
      await expect(title).toHaveText(/^Puzzle of the day · Puzzle \d+$/);
      const today = await title.textContent();
      await puzzle.begin('train');
      await expect(title).toHaveText(/^Puzzle \d+$/);
      await page.reload();
      await puzzle.expectState('solving');
      await puzzle.begin('day');
      await expect(title).toHaveText(today ?? '');
    });

    test(`a theme is explained by words and a picture, and only its puzzles come${unlessPhone}`, async ({
      page,
      site,
    }) => {
      const puzzle = new StudyPage(page, 'puzzle');
      await puzzle.open(site.url, '1');
      const sheet = await puzzle.choices();
      const themes = sheet.locator('.motifs');
      await themes.locator('summary').click();
      await expect.poll(() => themes.locator('[data-motif]').count()).toBeGreaterThan(30);
      await themes.locator('[data-motif="horse-behind-cannon"]').click();
      await expect(themes.locator('summary')).toHaveText('Theme · Cannon behind horse');
      await expect(themes.locator('.note')).toContainText('one empty point away');
      await expect(themes.getByRole('img', { name: 'Cannon behind horse' })).toBeVisible();
      expect(await violationsIn(page)).toEqual([]);
      await sheet.locator('[data-action="close"]').click();
      await puzzle.expectState('solving');
      await puzzle.action('solution').click();
      await puzzle.expectState('solved');
      await expect(puzzle.root.locator('.credit')).toContainText('Cannon behind horse');
      await expectNoOverflow(page);
      expect(await violationsIn(page)).toEqual([]);
    });

    test('three mistakes end a rush, and the mistakes are reviewed @long', async ({
      page,
      site,
    }) => {
      // The random choice depends on the time.
      await page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z'));
      const puzzle = new StudyPage(page, 'puzzle');
      await puzzle.open(site.url, '1');
      await puzzle.begin('rush-3');
      const rush = puzzle.root.locator('.rush');
      await expect(rush).toHaveText(/[23]:\d\d0 solved$/);
      await expect(rush.getByRole('img', { name: '3 of 3 lives left' })).toBeVisible();
      const controls = puzzle.root
        .locator('.panel button, .tools button')
        .filter({ visible: true });
      await expect(controls).toHaveText(['Flip', 'Give up']);
      expect(await violationsIn(page)).toEqual([]);
      // A careless move may happen to be right.
      const over = puzzle.root.locator('.headline', { hasText: 'Rush over' });
      const ready = puzzle.root.and(page.locator('[data-state="solving"]'));
      for (let moves = 0; moves < 15; moves++) {
        await expect(over.or(ready).first()).toBeVisible();
        if (await over.isVisible()) break;
        await moveCarelessly(puzzle);
      }
      await expect(puzzle.headline()).toHaveText(/^Rush over: \d+ solved$/);
      await expect(rush).toBeHidden();
      expect(await violationsIn(page)).toEqual([]);
      await puzzle.action('rush-again').click();
      await expect(rush.getByRole('img', { name: '3 of 3 lives left' })).toBeVisible();
      await puzzle.action('rush-end').click();
      await expect(puzzle.headline()).toHaveText('Rush over: 0 solved');
      await (await puzzle.progress()).locator('[data-action="review"]').click();
      await puzzle.expectState('solving');
      const order = (await puzzle.choices()).locator('[data-setting="puzzle-order"]');
      await expect(order.locator('[value="mistakes"]')).toBeChecked();
      await expectNoOverflow(page);
    });
  });
}

/** Pieces that seldom mate come first. */
const idle = ['general', 'soldier', 'advisor', 'elephant', 'horse', 'cannon', 'chariot'];

/** A side in check may have to capture the checking piece. */
const targets = '[aria-label*="can move here"], [aria-label*="can be captured"]';

/** Makes any legal move of the solver and returns its result. */
async function moveCarelessly(puzzle: StudyPage): Promise<void> {
  const [side = ''] = ((await puzzle.headline().textContent()) ?? '').split(' ');
  const status = puzzle.root.locator('.status');
  const before = (await status.textContent()) ?? '';
  const cells = puzzle.root.locator('[role=gridcell]');
  for (const piece of idle) {
    const own = cells.and(puzzle.page.locator(`[aria-label*="${side.toLowerCase()} ${piece}"]`));
    for (const one of await own.all()) {
      await one.click({ force: true });
      const target = cells.and(puzzle.page.locator(targets)).first();
      if ((await target.count()) === 0) continue;
      await target.click({ force: true });
      await expect(puzzle.root).toHaveAttribute('data-state', /^(solving|wrong|solved)$/);
      await expect(status).not.toHaveText(before);
      return;
    }
  }
  throw new Error('nothing can move');
}

test('Gomoku has its own themes, goals and rating', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
  await puzzle.open(site.url, '1');
  await puzzle.choose('puzzle-theme', 'defence');
  await expect(puzzle.headline()).toContainText('must stop a win');
  await puzzle.action('hint').click();
  await puzzle.action('hint').click();
  await puzzle.choose('puzzle-theme', 'threats');
  await expect(puzzle.headline()).toContainText('to play: fours and threes win');
});
