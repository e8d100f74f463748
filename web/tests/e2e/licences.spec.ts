// SPDX-License-Identifier: MIT
// The page shows the licences of third-party work.

import { expect, test } from './support/test.ts';

test('the settings lead to the licences, in every look, with nothing but text', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.openSettings();
  await page.getByRole('button', { name: 'Licences and sources' }).click();
  const dialog = page.getByRole('dialog', { name: 'Licences and sources' });
  await expect(dialog).toContainText('Copyright (c) 2021 Maksym Korzh');
  const licences = dialog.locator('blockquote');
  await expect(licences.first()).toContainText('Permission is hereby granted');
  const ofArchibald = licences.filter({ hasText: 'Copyright (c) 2016, Jake Archibald' });
  await expect(ofArchibald).toHaveCount(1);
  const terms = dialog.getByRole('link', { name: 'Creative Commons Attribution 4.0' });
  await expect(terms).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  await expect(dialog.getByRole('row')).toHaveCount(4);
  // All links have targets.
  for (const link of await dialog.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:/u);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#licences')).toBeFocused();
});

test('they fit a phone, and Escape closes them @long', async ({ game, page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.open(site.url);
  await game.openSettings();
  await page.locator('#licences').click();
  const dialog = page.locator('dialog.licences');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // The dialog can be closed at any scroll position.
  await dialog.locator('table').last().scrollIntoViewIfNeeded();
  await expect(dialog.locator('[data-action="close"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test(
  'they are there offline, under a title in the language of the page @long',
  { tag: '@stored' },
  async ({ page, context, site, game }) => {
    await game.open(site.url);
    await game.choose('lang', 'zh-Hant');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);
    await game.openSettings();
    await page.locator('#licences').click();
    await expect(page.getByRole('dialog', { name: '授權與來源' })).toContainText('Maksym Korzh');
  },
);
