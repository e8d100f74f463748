// SPDX-License-Identifier: MIT
// The elements on other pages: one script, attributes, properties and events.

import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Told {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

declare global {
  var told: Told[];
  /** How a listener of the page responds to a move. */
  var refuses: boolean;
}

/** Opens another page, which listens for bubbling events, then loads the script. */
async function open(page: Page, url: string, body: string, before = () => {}): Promise<void> {
  const address = `${url}another-page.html`;
  const html = `<!doctype html><meta charset="utf-8"><title>Another page</title>
    <link rel="icon" href="data:,"><div style="width: 24rem">${body}</div>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.evaluate(() => {
    globalThis.told = [];
    globalThis.refuses = false;
    const types = ['ready', 'before-move', 'move', 'end', 'error'].map((name) => `chuhe-${name}`);
    for (const type of types) {
      document.addEventListener(type, (event) => {
        globalThis.told.push({ type, detail: (event as CustomEvent<Told['detail']>).detail });
        if (globalThis.refuses) event.preventDefault();
      });
    }
  });
  await page.evaluate(before);
  await page.addScriptTag({ type: 'module', url: 'embed.js' });
}

const told = (page: Page): Promise<Told[]> => page.evaluate(() => globalThis.told);

test('a board shows what it is given and tells what is moved on it', async ({ page, site }) => {
  await open(page, site.url, '<chuhe-board id="b" movable></chuhe-board>', () => {
    // Before the element is defined.
    Object.assign(document.getElementById('b')!, { moves: ['h2e2'], side: 'black' });
  });
  const board = page.locator('chuhe-board');
  const square = (name: string) => board.locator(`[data-square="${name}"]`);
  await expect(square('e2')).toHaveAttribute('aria-label', 'e2, red cannon, last move');
  await expect(board.locator('[role=gridcell]').first()).toHaveAttribute('data-square', 'i0');

  await square('h9').click();
  await square('g7').click();
  await expect(square('g7')).toHaveAttribute('aria-label', 'g7, black horse, last move');
  const fen = 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1';
  const detail = { move: 'h9g7', from: 'h9', to: 'g7', fen, by: 'user' };
  await expect
    .poll(() => told(page))
    .toEqual([
      { type: 'chuhe-before-move', detail },
      { type: 'chuhe-move', detail },
    ]);
  await expect(board).toHaveAttribute('moves', 'h2e2 h9g7');

  // A move that the page refuses is not made.
  await page.evaluate(() => (globalThis.refuses = true));
  await square('b0').dragTo(square('c2'));
  await expect.poll(async () => (await told(page)).length).toBe(3);
  await expect(square('b0')).toHaveAttribute('aria-label', 'b0, red horse');

  // With `legalMoves` set, other moves are not offered.
  await board.evaluate((element) => Object.assign(element, { legalMoves: ['b0c2'] }));
  await square('b0').click();
  await expect(square('c2')).toHaveAttribute('aria-label', 'c2, empty, can move here');
  await square('a2').click();
  expect(await told(page)).toHaveLength(3);
});

test('a board of another game, or one that is only to be looked at @long', async ({
  page,
  site,
}) => {
  await open(page, site.url, '<chuhe-board></chuhe-board>');
  const board = page.locator('chuhe-board');
  const square = (name: string) => board.locator(`[data-square="${name}"]`);
  await square('h2').click();
  await expect(square('h2')).toHaveAttribute('aria-label', 'h2, red cannon');
  await board.evaluate((element) =>
    Object.assign(element, { game: 'gomoku', movable: '', theme: 'dark', moves: 'h8' }),
  );
  await expect(board).toHaveAttribute('game', 'gomoku');
  await expect(board).toHaveAttribute('data-theme', 'dark');
  await expect(board.locator('[role=gridcell]')).toHaveCount(225);
  await square('h9').click();
  await expect(square('h9')).toHaveAttribute('aria-label', 'h9, white stone, last move');
  // An occupied point does not accept a stone.
  await square('h8').click();
  expect(await told(page)).toHaveLength(2);
});

test('a board names its lines by the notation that is asked for @long', async ({ page, site }) => {
  await open(page, site.url, '<chuhe-board notation="uci"></chuhe-board>');
  const board = page.locator('chuhe-board');
  const picture = async (): Promise<string> => (await page.screenshot()).toString('base64');
  await expect(board.locator('[role=gridcell]')).toHaveCount(90);
  await page.evaluate(() => document.fonts.ready);
  const letters = await picture();
  await board.evaluate((element) => Object.assign(element, { notation: 'zh-hans' }));
  await expect.poll(picture).not.toBe(letters);
  await board.evaluate((element) => element.setAttribute('notation', 'uci'));
  await expect.poll(picture).toBe(letters);
});

const record = `[Red "Hu Ronghua"]
[Black "Yang Guanlin"]

1. C2=5 H8+7 2. H2+3 R9=8 *`;

test('a record is leafed through by buttons, keys and its list', async ({ page, site }) => {
  await open(page, site.url, '<chuhe-viewer notation="wxf"></chuhe-viewer>');
  const viewer = page.locator('chuhe-viewer');
  await viewer.evaluate((element, text) => Object.assign(element, { record: text }), record);
  await expect.poll(async () => (await told(page)).at(-1)?.type).toBe('chuhe-ready');
  const moves = viewer.locator('.move');
  await expect(moves).toHaveText(['1. C2=5', 'H8+7', '2. H2+3', 'R9=8']);
  const here = viewer.locator('[aria-current]');
  await expect(here).toHaveCount(0);

  const button = (name: string) => viewer.locator(`[data-action="${name}"]`);
  await button('last').click();
  await expect(here).toHaveText('R9=8');
  const square = (name: string) => viewer.locator(`[data-square="${name}"]`);
  await expect(square('h9')).toHaveAttribute('aria-label', 'h9, black chariot, last move');
  await expect(button('forward')).toHaveAttribute('aria-disabled', 'true');
  await button('back').click();
  await page.keyboard.press('ArrowLeft');
  await expect(here).toHaveText('H8+7');
  await page.keyboard.press('Home');
  await expect(here).toHaveCount(0);
  await moves.nth(2).click();
  await expect(viewer).toHaveAttribute('ply', '3');
  await expect(square('g2')).toHaveAttribute('aria-label', 'g2, red horse, last move');
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual({
      type: 'chuhe-move',
      detail: { move: 'h0g2', ply: 3 },
    });

  await viewer.evaluate((element) => Object.assign(element, { record: null, moves: 'b2e2' }));
  await expect(moves).toHaveText(['1. C8=5']);
  await viewer.evaluate((element) => Object.assign(element, { moves: 'a0a9' }));
  await expect.poll(async () => (await told(page)).at(-1)?.type).toBe('chuhe-error');
});

test('a game takes its properties, also those set early, and begins another game', async ({
  page,
  site,
}) => {
  await open(page, site.url, '<chuhe-game id="g"></chuhe-game>', () => {
    Object.assign(document.getElementById('g')!, { level: 1, players: 'people', theme: 'dark' });
  });
  const game = page.locator('chuhe-game');
  const square = (name: string) => game.locator(`[data-square="${name}"]`);
  await expect(game).toHaveAttribute('data-state', 'idle');
  await expect(game).toHaveAttribute('level', '1');
  await expect(game).toHaveAttribute('data-theme', 'dark');
  expect(await game.evaluate((element) => Reflect.get(element, 'players'))).toBe('people');
  await square('h2').click();
  await square('e2').click();
  await expect.poll(async () => (await told(page)).at(-1)?.detail?.['move']).toBe('h2e2');

  await game.evaluate((element) => Object.assign(element, { game: 'gomoku', rules: 'renju' }));
  await expect(game.locator('[role=gridcell]')).toHaveCount(225);
  await expect(game).toHaveAttribute('data-state', 'idle');
  for (const point of ['h8', 'h9']) {
    await square(point).click();
    await expect.poll(async () => (await told(page)).at(-1)?.detail?.['move']).toBe(point);
  }
});
