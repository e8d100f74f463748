// SPDX-License-Identifier: MIT
// Takes the screenshots that a browser shows when it installs the app, from the built site into
// public/screenshots/. Run it after a visible change, then build again.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemBrowser } from './system-browser.mjs';

const folder = join(import.meta.dirname, 'public/screenshots');

const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const narrow = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };

/** In per cent; below this value characters blur. */
const kQuality = 70;

const opening = 'h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 h0h6 b9c7 b0c2 c9e7';
const stones = 'h8 i9 i8 g8 j8 k8 j9 h7 j7 j10 k6 l5';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string} moves @returns {(page: Page) => Promise<void>} */
const playing = (moves) => async (page) => {
  const game = page.locator('chuhe-game[data-state="idle"]');
  await game.evaluate((element, text) => element.setAttribute('moves', text), moves);
  await page.waitForFunction(
    (count) => document.querySelector('chuhe-game')?.moves.length === count,
    moves.split(' ').length,
  );
  await game.waitFor();
};

/** @param {Page} page */
async function analysing(page) {
  await page.locator('chuhe-analysis[data-state]').waitFor();
  await page.locator('.tree button.move:not(.start)').last().click();
  await page.locator('.lines button[aria-disabled="false"]').last().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** @param {Page} page */
async function solving(page) {
  await page.locator('chuhe-puzzle[data-state="solving"]').waitFor();
}

const pictures = [
  { name: 'play-wide', view: wide, place: '#/play/xiangqi', prepare: playing(opening) },
  {
    name: 'analyse-wide',
    view: wide,
    place: `#/analyse/xiangqi/${opening.replaceAll(' ', '')}`,
    prepare: analysing,
  },
  { name: 'play-narrow', view: narrow, place: '#/play/xiangqi', prepare: playing(opening) },
  { name: 'gomoku-narrow', view: narrow, place: '#/play/gomoku', prepare: playing(stones) },
  { name: 'puzzles-narrow', view: narrow, place: '#/puzzles/xiangqi/182', prepare: solving },
];

/** @param {import('node:child_process').ChildProcess} server @returns {Promise<string>} */
const address = (server) =>
  new Promise((resolve, reject) => {
    server.stdout?.once('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? ''));
    server.once('exit', () => reject(new Error('the site is not served; build it first')));
  });

const server = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs'), '--port', '0']);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(systemBrowser !== undefined && { executablePath: systemBrowser }),
});
try {
  const url = await address(server);
  for (const { name, view, place, prepare } of pictures) {
    const context = await browser.newContext({
      ...view,
      locale: 'en',
      // No animations.
      reducedMotion: 'reduce',
      // No notices about offline use.
      serviceWorkers: 'block',
    });
    // No welcome.
    await context.addInitScript(() => localStorage.setItem('chuhe.visited', 'true'));
    const page = await context.newPage();
    await page.goto(url + place);
    await prepare(page);
    await page.screenshot({ path: join(folder, `${name}.webp`), type: 'webp', quality: kQuality });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
