// SPDX-License-Identifier: MIT
// Playing without seeing the board: blindfold mode and keyboard commands for blind players.

import { atRest } from './support/at-rest.ts';
import { violationsIn } from './support/axe.ts';
import type { GamePage } from './support/game-page.ts';
import { holdBack } from './support/hold.ts';
import { expect, test } from './support/test.ts';

/** The number of painted pixels on the canvas of the pieces. */
function painted(game: GamePage): Promise<number> {
  return game.root.evaluate((element) => {
    const [, pieces] = element.shadowRoot!.querySelectorAll('canvas');
    const { data } = pieces!.getContext('2d')!.getImageData(0, 0, pieces!.width, pieces!.height);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) count++;
    return count;
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pieces are hidden until they are looked at, and stay hidden after a reload @long', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  const seen = await painted(game);
  await game.choose('blindfold', 'all');
  await expect.poll(() => painted(game)).toBeLessThan(seen / 20);
  // Screen reader labels stay.
  await expect(game.square('h2')).toHaveAccessibleName(/red cannon/);
  await game.playAndWait('h2e2');
  await expect(game.root.locator('.last-said')).toContainText(/black/);
  const hidden = await painted(game);
  const look = game.root.locator('[data-action="look"]');
  await look.hover();
  await page.mouse.down();
  await expect.poll(() => painted(game)).toBeGreaterThan(seen / 2);
  await page.mouse.up();
  await expect.poll(() => painted(game)).toBe(hidden);
  await page.keyboard.down('v');
  await expect.poll(() => painted(game)).toBeGreaterThan(seen / 2);
  await page.keyboard.up('v');
  await expect.poll(() => painted(game)).toBe(hidden);
  expect(await violationsIn(page)).toEqual([]);
  await page.reload();
  await game.expectState('idle');
  await expect(look).toBeVisible();
  await expect.poll(() => painted(game)).toBeLessThan(seen / 4);
  await game.root.locator('[data-action="show-pieces"]').click();
  await expect.poll(() => painted(game)).toBeGreaterThan(seen / 2);
  await expect(look).toBeHidden();
});

test('half of the pieces can be hidden', async ({ game, site }) => {
  await game.open(site.url);
  await expect.poll(() => painted(game)).toBeGreaterThan(0);
  const seen = await atRest(() => painted(game));
  await game.choose('blindfold', 'theirs');
  await expect.poll(() => painted(game)).toBeLessThan(0.6 * seen);
  expect(await atRest(() => painted(game))).toBeGreaterThan(0.4 * seen);
});

test('keys lead over the board and ask, as blind players of lichess know it', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.tabTo('square');
  const at = (square: string) => expect(game.square(square)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('c');
  await at('b2');
  await page.keyboard.press('c');
  await at('h2');
  await page.keyboard.press('Shift+C');
  await at('b2');
  await page.keyboard.press('7');
  await at('b7');
  await page.keyboard.press('Shift+Digit8');
  await at('h7');
  await page.keyboard.press('n');
  await at('b9');
  const told = game.root.locator('[role="status"]').first();
  await page.keyboard.press('l');
  await expect(told).toContainText('No move has been made');
  await page.keyboard.press('t');
  await expect(told).toContainText('no clocks');
  await page.keyboard.press('o');
  await expect(told).toContainText('b9, black horse');
  // To the input field, which appears on request, and back.
  await page.keyboard.press('i');
  const field = game.setting('move');
  await expect(field).toBeFocused();
  await field.fill('p C');
  await field.press('Enter');
  await expect(told).toContainText('red cannon: b2 h2');
  await expect(field).toHaveValue('');
  await field.fill('s 9');
  await field.press('Enter');
  await expect(told).toContainText('9: a9, black chariot');
  await field.fill('C2=5');
  await field.press('Enter');
  await game.waitForAnswer(0);
  await field.fill('takeback');
  await field.press('Enter');
  await expect.poll(() => game.moves()).toEqual([]);
  await field.fill('b e4');
  await field.press('Enter');
  await at('e4');
  // Focus by pointer keeps the page's shortcuts.
  await game.square('e3').click();
  await page.keyboard.press('n');
  await expect(game.sheet()).toBeVisible();
});

/** The scripts that implement it, in any language. */
const kAnswering = /\/assets\/(by-ear|lang-[^/]*-by)-[^/]*\.js$/;

test('keys that are pressed before what answers them is here are answered in their order @long', async ({
  game,
  page,
  site,
}) => {
  const release = await holdBack(page, kAnswering);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (kAnswering.test(request.url())) asked.push(request.url());
  });
  await game.open(site.url);
  await game.choose('lang', 'zh-Hans');
  await game.playAndWait('h2e2');
  // Pointer input does not load them.
  expect(asked).toEqual([]);
  await game.tabTo('square');
  await page.keyboard.press('Control+Home');
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  // The page's shortcut, which waits until the command is finished.
  await page.keyboard.press('f');
  await page.keyboard.press('0');
  await page.keyboard.press('t');
  const corner = game.root.locator('[role="gridcell"]').first();
  await expect(corner).toHaveAttribute('data-square', 'a9');
  release();
  await expect(game.root.locator('[role="status"]').first()).toContainText('本局没有计时');
  // Through both of Red's cannons, then to the general.
  await expect(game.square('e0')).toBeFocused();
  await expect(corner).toHaveAttribute('data-square', 'i0');
});

test.describe('what answers cannot be had', () => {
  test.use({ expectedErrors: /by-ear/ });

  test('keys are those of the page then, and are answered once it can @long', async ({
    game,
    page,
    site,
  }) => {
    await page.route(kAnswering, (route) => route.abort());
    await game.open(site.url);
    await game.tabTo('square');
    await page.keyboard.press('f');
    const corner = game.root.locator('[role="gridcell"]').first();
    await expect(corner).toHaveAttribute('data-square', 'i0');
    await page.unroute(kAnswering);
    await page.keyboard.press('k');
    await expect(game.square('e9')).toBeFocused();
  });
});
