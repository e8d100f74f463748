// SPDX-License-Identifier: MIT
// The elements on a page of another origin: required permissions, time of downloads, and clean-up.

import type { ChuheGame } from '../../src/screens/play/chuhe-game.ts';
import { strictPolicy } from './support/foreign-page.ts';
import { kLongThought, kUnusualMove } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

/** Far below the viewport and its margin. */
const kFar = '<div><svg width="10" height="4000"></svg></div>';

test('all elements work under the strictest policy', async ({ foreign, site, page }) => {
  const body = `<chuhe-game level="1"></chuhe-game><chuhe-board movable></chuhe-board>
    <chuhe-viewer record="1. C2=5 H8+7"></chuhe-viewer>
    <chuhe-puzzle fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w - - 0 1" solution="a0d0"></chuhe-puzzle>
    <chuhe-analysis moves="h2e2"></chuhe-analysis>`;
  await foreign.open(body, { policy: strictPolicy(site.url) });
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await game.square('h2').click();
  await game.square('e2').click();
  await foreign.expectTold('chuhe-game', 'chuhe-move', { by: 'engine' });

  const board = page.locator('chuhe-board');
  await board.scrollIntoViewIfNeeded();
  await board.locator('[data-square="b2"]').click();
  await board.locator('[data-square="e2"]').click();
  await foreign.expectTold('chuhe-board', 'chuhe-move', { move: 'b2e2' });

  await page.locator('chuhe-viewer').scrollIntoViewIfNeeded();
  await foreign.expectTold('chuhe-viewer', 'chuhe-ready');
  await expect(page.locator('chuhe-viewer .main .move')).toHaveText(['C2=5', 'H8+7']);

  const puzzle = foreign.board('chuhe-puzzle');
  await puzzle.root.scrollIntoViewIfNeeded();
  await puzzle.expectState('solving');
  await puzzle.square('a0').click();
  await puzzle.square('d0').click();
  await foreign.expectTold('chuhe-puzzle', 'chuhe-solved', { number: 0, isUnaided: true });

  const analysis = page.locator('chuhe-analysis');
  await analysis.scrollIntoViewIfNeeded();
  await expect(analysis.locator('.lines li').first()).toContainText(/\d/);
  expect(await analysis.evaluate((element) => Reflect.get(element, 'moves'))).toEqual(['h2e2']);
});

test('a page that asks to be isolated gets shared memory too @long', async ({
  foreign,
  site,
  page,
}) => {
  const options = { policy: strictPolicy(site.url), isIsolated: true };
  await foreign.open('<chuhe-game level="1"></chuhe-game>', options);
  await foreign.board('chuhe-game').expectState('idle');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('nothing but the script is fetched before an element is about to be seen', async ({
  foreign,
  page,
}) => {
  const body = `${kFar}<chuhe-game fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w - - 0 1"></chuhe-game>
    <chuhe-board><p>A board for you</p></chuhe-board>`;
  await foreign.open(body);
  const game = page.locator('chuhe-game');
  await expect(game.locator('svg')).toHaveAttribute('aria-label', /3k5/);
  await expect.poll(async () => (await game.boundingBox())!.height).toBeGreaterThan(300);
  await expect(page.getByText('A board for you')).toBeAttached();
  expect(foreign.fetched).toEqual(['/embed.js']);

  await game.scrollIntoViewIfNeeded();
  await foreign.board(game).expectState('idle');
  expect(foreign.times(/\.wasm$/)).toBe(1);
});

test('ten games compile one engine, and only those that were seen have a worker @long', async ({
  foreign,
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        globalThis.heard.push({ type: String(options?.name), target: 'page', detail: null });
      }
    };
  });
  const ten = Array.from({ length: 10 }, (_, index) => `<chuhe-game id="g${index}"></chuhe-game>`);
  await foreign.open(ten.join(kFar));
  const game = (index: number) => foreign.board(`#g${index}`);
  await game(0).expectState('idle');
  await expect(game(9).square('h2')).toBeAttached();
  expect(page.workers()).toHaveLength(1);

  for (const index of [3, 6, 9]) {
    await game(index).root.scrollIntoViewIfNeeded();
    await game(index).expectState('idle');
  }
  expect(page.workers()).toHaveLength(4);
  // The book loads after the engine.
  await expect.poll(() => foreign.times(/\.book$/)).toBe(1);
  for (const kind of [/embed\.js$/, /\.wasm$/, /\.net$/, /chuhe-game-.*\.js$/, /glyphs-.*\.js$/]) {
    expect(new Set(foreign.fetched.filter((path) => kind.test(path))).size, String(kind)).toBe(1);
  }
  expect(foreign.times(/\.net$/)).toBe(1);
  expect(await foreign.told('page', 'chuhe-compiler')).toHaveLength(1);
});

test('an element that is removed while it thinks leaves no worker', async ({ foreign, page }) => {
  await foreign.open(`<chuhe-game level="10"></chuhe-game>`);
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await game.choose('time', kLongThought);
  // The game has restarted.
  await expect.poll(async () => (await game.read()).legalMoves.length).toBeGreaterThan(0);
  const play = (element: ChuheGame, move: string): boolean => element.play(move);
  expect(await game.root.evaluate(play, kUnusualMove)).toBe(true);
  await game.expectState('thinking');
  await expect.poll(() => page.workers().length).toBe(1);
  await game.root.evaluate((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test('of two copies of the script the first serves the page @long', async ({
  foreign,
  site,
  start,
}) => {
  const other = await start();
  const scripts = [`${site.url}embed.js`, `${other.url}embed.js`];
  const asked: string[] = [];
  foreign.page.on('request', (request) => asked.push(request.url()));
  const policy = `${strictPolicy(site.url).replace(`script-src `, `script-src ${other.url} `)}`;
  await foreign.open('<chuhe-game></chuhe-game><chuhe-board></chuhe-board>', { scripts, policy });
  await foreign.board('chuhe-game').expectState('idle');
  expect(asked.filter((url) => url.startsWith(other.url))).toEqual([`${other.url}embed.js`]);
});

test('a classic script loads the same @long', async ({ foreign, site, page }) => {
  await foreign.open('<p>A page</p>');
  await page.evaluate((src) => {
    document.body.append(document.createElement('chuhe-board'));
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, `${site.url}embed.classic.js`);
  await expect(page.locator('chuhe-board [role=gridcell]')).toHaveCount(90);
});

test('an element in a shadow root of the page is loaded once it is told of @long', async ({
  foreign,
  site,
  page,
}) => {
  await foreign.open('<div id="host"></div>');
  await page.evaluate(async (script) => {
    const root = document.getElementById('host')!.attachShadow({ mode: 'open' });
    root.append(document.createElement('chuhe-board'));
    const { watch } = await import(script);
    watch(root);
  }, `${site.url}embed.js`);
  await expect(page.locator('chuhe-board [data-square="e0"]')).toBeVisible();
});

test('an element speaks the language of the page around it @long', async ({ foreign, page }) => {
  await foreign.open('<chuhe-puzzle></chuhe-puzzle>', { lang: 'zh-CN' });
  await foreign.board('chuhe-puzzle').expectState('solving');
  await expect(page.locator('chuhe-puzzle .headline')).toHaveText(/红方/);
  await expect(page.locator('chuhe-puzzle [data-action="hint"]')).toHaveText('提示');
});

test('the site describes its elements beside the script @long', async ({ request, site }) => {
  const { modules } = await (await request.get(`${site.url}custom-elements.json`)).json();
  const names = modules[0].exports.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['game', 'board', 'viewer', 'puzzle', 'analysis'].map((n) => `chuhe-${n}`));
});

test.describe('without an engine', () => {
  test.use({ expectedErrors: /wasm|WebAssembly|Failed to load|ERR_|CSP|Content Security/i });

  test('the position and the moves stay readable, and one sentence says why', async ({
    foreign,
    site,
    page,
  }) => {
    const policy = strictPolicy(site.url).replace(" 'wasm-unsafe-eval'", '');
    const body = `<chuhe-game moves="h2e2 h9g7"></chuhe-game>
      <chuhe-analysis moves="h2e2 h9g7"></chuhe-analysis>
      <chuhe-viewer moves="h2e2 h9g7" ply="2"></chuhe-viewer>`;
    await foreign.open(body, { policy });
    for (const name of ['chuhe-game', 'chuhe-analysis', 'chuhe-viewer']) {
      const element = page.locator(name);
      await element.scrollIntoViewIfNeeded();
      await foreign.expectTold(name, 'chuhe-error', { fault: 'engine-blocked' });
      const horse = element.locator('[data-square="g7"]');
      await expect(horse).toHaveAttribute('aria-label', /black horse/);
      await expect(element).toContainText('h9g7');
      await expect(element).toContainText('This site’s security policy blocks the engine.');
    }
  });

  test('an element that cannot be fetched leaves a picture @long', async ({ foreign, page }) => {
    await page.route(/chuhe-board-/, (route) => route.abort());
    await foreign.open('<chuhe-board moves="h2e2"></chuhe-board>');
    await foreign.expectTold('chuhe-board', 'chuhe-error', { fault: 'part-missing' });
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(page.locator('chuhe-board svg')).toBeVisible();
    await expect(page.locator('chuhe-board')).toContainText('h2e2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what the page wrote is read @long', async ({ foreign, page }) => {
    await foreign.open('<chuhe-viewer>1. C2=5 H8+7</chuhe-viewer>');
    await expect(page.getByText('1. C2=5 H8+7')).toBeVisible();
  });
});
