// SPDX-License-Identifier: MIT
// A site with a missing or damaged file reports it and keeps everything else working.

import { readFileSync, writeFileSync } from 'node:fs';
import type { SiteFiles } from './support/site.ts';
import { expect, longUnless, test } from './support/test.ts';

const book = /xiangqi[^/]*\.book$/;
const engine = /engine-(?!threads)[^/]*\.wasm$/;

test.use({
  // The browser itself logs missing files.
  expectedErrors: /Failed to load resource.*404/,
});

const spoiltBooks: [string, (files: SiteFiles) => void][] = [
  ['missing', (files) => files.remove(book)],
  ['empty', (files) => files.write(book, '')],
  ['truncated', (files) => files.write(book, readFileSync(files.find(book)).subarray(0, 1000))],
  ['foreign', (files) => files.write(book, '<!doctype html><title>Not found</title>')],
];

for (const [what, spoil] of spoiltBooks) {
  test(`a ${what} book is reported in one line, and the game goes on${longUnless(what === 'missing')}`, async ({
    files,
    game,
    start,
  }) => {
    spoil(files);
    const site = await start({ files });
    await game.open(site.url);
    await expect(game.root.getByRole('paragraph').filter({ hasText: /book/ })).toHaveCount(1);
    await game.playAndWait('h2e2');
    expect(await game.moves()).toHaveLength(2);
  });
}

const spoiltEngines: [string, (files: SiteFiles) => void, RegExp][] = [
  ['missing', (files) => files.remove(engine), /could not be downloaded/],
  ['damaged', (files) => files.write(engine, 'no WebAssembly'), /damaged/],
];

for (const [what, spoil, message] of spoiltEngines) {
  test(`a ${what} engine is explained, and another try helps${longUnless(what === 'missing')}`, async ({
    files,
    game,
    page,
    start,
  }) => {
    const path = files.find(engine);
    const whole = readFileSync(path);
    spoil(files);
    const site = await start({ files });
    await page.goto(site.url);
    await game.expectState('failed');
    await expect(game.root.getByRole('alert')).toHaveText(message);
    writeFileSync(path, whole);
    await game.action('retry').click();
    await game.expectState('idle');
    await game.playAndWait('h2e2');
    expect(await game.moves()).toHaveLength(2);
  });
}

test('an engine that never comes is given up, and another try helps @long', async ({
  game,
  page,
  site,
}) => {
  // The worker that fetches it waits 30 seconds by its own clock, which a test cannot advance.
  test.slow();
  await page.route(/\.wasm$/, () => {});
  await page.goto(site.url);
  await game.expectState('loading');
  await expect(game.root).toHaveAttribute('data-state', 'failed', { timeout: 60_000 });
  await expect(game.root.getByRole('alert')).toHaveText(/could not be downloaded/);
  await page.unroute(/\.wasm$/);
  await game.action('retry').click();
  await game.expectState('idle');
});
