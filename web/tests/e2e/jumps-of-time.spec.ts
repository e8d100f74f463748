// SPDX-License-Identifier: MIT
// Jumps of the system clock, and a page frozen by the browser for a while.

import type { Page } from '@playwright/test';
import { kLongThought, kUnusualMove } from './support/game-page.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

const kHour = 3_600_000;

/** As if the system clock had been changed. */
async function setClock(page: Page, byMs: number): Promise<void> {
  await page.evaluate((ms) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: []) {
        if (given.length === 0) super(RealDate.now() + ms);
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + ms;
      }
    } as DateConstructor;
  }, byMs);
}

for (const [where, byMs] of [
  ['ahead', kHour],
  ['back', -kHour],
] as const) {
  test(`a clock set ${where} by an hour takes and gives nobody time @long`, async ({
    page,
    site,
    game,
  }) => {
    await game.open(site.url);
    await game.begin({ players: 'people', clock: 'move', seconds: '60' });
    await game.click('h2e2');
    await expect(game.root.locator('.clock.running')).toHaveCount(1);
    await setClock(page, byMs);
    await game.click('h9g7');
    await expect.poll(() => game.moves()).toHaveLength(2);
    await expect(game.root.locator('.clock.running')).toHaveText(/0:5\d|1:00/);

    const puzzle = new StudyPage(page, 'puzzle');
    await puzzle.open(site.url);
    await puzzle.begin('rush-3');
    const rush = puzzle.root.locator('.rush');
    await expect(rush).toContainText(/[23]:\d\d/);
    await setClock(page, byMs);
    await expect(rush).toContainText(/2:[0-4]\d|2:5[0-7]/);
    await puzzle.expectState('solving');
  });
}

test('a page that was frozen while the engine thought has its move @long', async ({
  page,
  context,
  site,
  game,
}) => {
  const browser = await context.newCDPSession(page);
  await game.open(site.url);
  await game.begin({ level: '10', time: kLongThought });
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await game.expectState('thinking');
  await game.action('stop').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(2);
});
