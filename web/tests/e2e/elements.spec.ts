// SPDX-License-Identifier: MIT
// The elements on other pages: one script, attributes, properties and events.

import type { Locator, Page } from '@playwright/test';
import { expect, longUnless, test } from './support/test.ts';

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

const record = `[Event "Five rams"]
[Red "Hu Ronghua"]
[Black "Yang Guanlin"]
[Date "1960.11.05"]
[Result "1-0"]

1. C2=5 {The central cannon [%cal Gh2e2]} H8+7 (1... C8=5 2. H2+3) 2. H2+3 $1 R9=8 1-0`;

test('a record is leafed through by buttons, keys and its list', async ({ page, site }) => {
  await open(page, site.url, '<chuhe-viewer notation="wxf"></chuhe-viewer>');
  const viewer = page.locator('chuhe-viewer');
  await viewer.evaluate((element, text) => Object.assign(element, { record: text }), record);
  await expect(viewer).toHaveAttribute('data-state', 'ready');
  const moves = viewer.locator('.main > .row .move');
  await expect(moves).toHaveText(['C2=5', 'H8+7', 'H2+3 !', 'R9=8']);
  const here = viewer.locator('[aria-current]');
  await expect(here).toHaveText('Start');

  // What the record says besides its moves.
  await expect(viewer.locator('.player .name')).toHaveText(['Yang Guanlin', 'Hu Ronghua']);
  await expect(viewer.locator('.status')).toContainText('Five rams1960.11.05');
  await expect(viewer.locator('.comment')).toHaveText('The central cannon');
  await expect(viewer.locator('[part=moves]')).toContainText('1–0 · Red wins');

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
  await expect(here).toHaveText('Start');
  await moves.nth(2).click();
  await expect(viewer).toHaveAttribute('ply', '3');
  await expect(square('g2')).toHaveAttribute('aria-label', 'g2, red horse, last move');
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual({
      type: 'chuhe-move',
      detail: { move: 'h0g2', ply: 3 },
    });
  await viewer.locator('.variation .move').first().click();
  await expect(square('e7')).toHaveAttribute('aria-label', 'e7, black cannon, last move');

  // Its moves are shown one after another up to the last.
  await viewer.evaluate((element) => element.setAttribute('autoplay', '200'));
  await viewer.evaluate((element) => Object.assign(element, { ply: 2 }));
  await button('play').click();
  await expect(here).toHaveText('R9=8');
  await expect(button('play')).toBeVisible();

  await button('more').click();
  await button('analyse').click();
  const analysis = viewer.locator('dialog chuhe-analysis');
  await expect(analysis.locator('.main > .row .move').first()).toHaveText('C2=5');
  await viewer.locator('dialog [data-action=close]').click();
  await expect(analysis).toHaveCount(0);

  await viewer.evaluate((element) => Object.assign(element, { record: null, moves: 'b2e2' }));
  await expect(moves).toHaveText(['C8=5']);
  await viewer.evaluate((element) => Object.assign(element, { moves: 'a0a9' }));
  await expect
    .poll(async () => (await told(page)).at(-2)?.detail)
    .toMatchObject({
      fault: 'position-refused',
    });
});

test('a record comes from a file or the page, and says where it breaks off', async ({
  page,
  site,
}) => {
  const files: Readonly<Record<string, string>> = {
    'two.pgn': `${record}\n\n[Event "The second"]\n\n1. H2+3 *\n`,
    'broken.pgn': '1. C2=5 H8+7 2. H2+9 R9=8',
    'nonsense.pgn': 'total nonsense',
  };
  await page.route(`${site.url}files/*`, (route) => {
    const body = files[route.request().url().split('/').at(-1) ?? ''];
    return route.fulfill({ body: body ?? '' });
  });
  await open(page, site.url, `<chuhe-viewer id="v" ply="last">${record}</chuhe-viewer>`);
  const viewer = page.locator('chuhe-viewer');
  const moves = viewer.locator('.main > .row .move');
  await expect(moves).toHaveCount(4);
  await expect(viewer.locator('[aria-current]')).toHaveText('R9=8');

  const show = (file: string) =>
    viewer.evaluate((element, src) => element.setAttribute('src', src), `files/${file}`);
  await show('two.pgn');
  await viewer.getByRole('button', { name: 'The second' }).click();
  await expect(moves).toHaveText(['H2+3']);

  await show('broken.pgn');
  await expect(moves).toHaveText(['C2=5', 'H8+7']);
  const note = viewer.locator('.note');
  await expect(note).toContainText('H2+9');
  await expect(note).toContainText('move 2');
  const faults = async () => (await told(page)).flatMap(({ detail }) => detail?.['fault'] ?? []);
  expect(await faults()).toEqual(['record-incomplete']);
  await show('nonsense.pgn');
  await expect(viewer).toHaveAttribute('data-state', 'failed');
  await expect(note).toBeVisible();
  await viewer.evaluate((element) => element.setAttribute('src', 'http://['));
  await expect(note).toHaveText('The game could not be downloaded.');
  expect(await faults()).toEqual(['record-incomplete', 'record-refused', 'record-missing']);
});

/** Puzzles that no page should set: what is wrong is a fact of the game. */
const wrongPuzzles = [
  { is: 'fen="garbage" mate="1"', detail: { reason: 'position' } },
  { is: 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w"', detail: { reason: 'unjudged' } },
  {
    is: 'fen="rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w" mate="2"',
    detail: { reason: 'no-mate', moves: 2 },
  },
  {
    is: 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w" solution="a0b9"',
    detail: { reason: 'illegal', move: 'a0b9' },
  },
  {
    is: 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w" mate="3"',
    detail: { reason: 'shorter', moves: 1 },
  },
  {
    is: 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w" mate="1" solution="a0a8"',
    detail: { reason: 'not-winning', move: 'a0a8' },
  },
  {
    is: 'fen="3k5/9/9/9/9/8p/9/9/9/R3K4 w" solution="a0a9"',
    detail: { reason: 'another', move: 'a0d0' },
  },
] as const;

test('a puzzle of the page that cannot be is not set, and says why', async ({ page, site }) => {
  const body = wrongPuzzles.map(({ is }) => `<chuhe-puzzle ${is}></chuhe-puzzle>`).join('');
  await open(page, site.url, body);
  for (const [index, { detail }] of wrongPuzzles.entries()) {
    const puzzle = page.locator('chuhe-puzzle').nth(index);
    await puzzle.scrollIntoViewIfNeeded();
    await expect(puzzle).toHaveAttribute('data-state', 'failed');
    await expect(puzzle.locator('.headline')).toHaveText('This puzzle cannot be set');
    await expect(puzzle.locator('.detail')).not.toBeEmpty();
    await expect(puzzle.locator('[data-action=solution]')).toHaveAttribute('aria-disabled', 'true');
    const refusal = expect.objectContaining({ fault: 'puzzle-refused', ...detail });
    expect(await told(page)).toContainEqual({ type: 'chuhe-error', detail: refusal });
  }
  // Once it is right, it is set.
  const last = page.locator('chuhe-puzzle').last();
  await last.evaluate((element) => element.setAttribute('mate', '1'));
  await last.evaluate((element) => element.setAttribute('solution', 'a0d0'));
  await expect(last).toHaveAttribute('data-state', 'solving');
  await expect(last.locator('.headline')).toHaveText('Red mates in 1');
});

/** Surroundings that ask an element how wide it is, or give it little room. */
const surroundings = {
  'a flex row': 'display: flex',
  'a centred flex column': 'display: flex; flex-direction: column; align-items: center',
  'a centred grid': 'display: grid; justify-items: center',
  'an inline block': 'display: inline-block',
  'a float': 'float: left',
  'an absolute box': 'position: absolute',
  'a fitting box': 'width: fit-content',
  'a table cell': 'display: table-cell',
} as const;

test('a board has a width wherever it stands, and is placed and worded as a page of its own', async ({
  page,
  site,
}) => {
  const style = 'text-transform: uppercase; letter-spacing: 5px; color-scheme: dark';
  const boxes = Object.values(surroundings).map(
    (box) => `<div><div style="${box}"><chuhe-board></chuhe-board></div></div>`,
  );
  const closed = '<dialog id="d"><chuhe-board></chuhe-board></dialog>';
  const body = `<div dir="rtl" style="width: 30rem; ${style}">${boxes.join('')}${closed}
    <chuhe-viewer loading="eager" record="1. C2=5"></chuhe-viewer></div>`;
  await open(page, site.url, body, () => document.querySelector('dialog')?.show());
  const boards = page.locator('chuhe-board');
  await expect(boards.locator('[role=grid]')).toHaveCount(boxes.length + 1);
  const widths = await boards.evaluateAll((all) => all.map((one) => one.clientWidth));
  for (const width of widths) {
    expect(width).toBeGreaterThanOrEqual(400);
    expect(width).toBeLessThanOrEqual(480);
  }
  await expect(boards.first()).toHaveAttribute('data-theme', 'dark');
  const name = page.locator('chuhe-viewer .player.bottom .name');
  await expect(name).toHaveCSS('text-transform', 'none');
  await expect(name).toHaveCSS('letter-spacing', 'normal');
  await expect(name).toHaveCSS('direction', 'ltr');
});

/** Where a point of the board is seen: the browser itself places a mark there. */
function seen(board: Locator, file: number, rank: number): Promise<{ x: number; y: number }> {
  return board.locator('.board').evaluate(
    (element, { column, row }) => {
      const { width, height } = element.querySelector('canvas')!;
      const mark = document.createElement('i');
      const top = (row * (width / 9.56)) / height;
      mark.style.cssText = `position: absolute; left: ${(column / 9.56) * 100}%; top: ${top * 100}%`;
      element.append(mark);
      const { x, y } = mark.getBoundingClientRect();
      mark.remove();
      return { x, y };
    },
    { column: 0.78 + file, row: 0.78 + 9 - rank },
  );
}

for (const [name, style, isLong] of [
  ['mirrored', 'transform: scaleX(-1)', true],
  ['turned and mirrored', 'transform: scaleX(-1) rotate(90deg)', false],
  ['right to left', 'direction: rtl', true],
  ['turned', 'rotate: 90deg', true],
  ['upside down and small', 'transform: rotate(180deg) scale(0.7)', true],
  ['mirrored in space', 'transform: rotateY(180deg)', true],
  ['slanted', 'transform: skewX(20deg)', true],
  ['seen from the side', 'transform: perspective(60rem) rotateY(40deg)', true],
  ['zoomed', 'zoom: 0.7', true],
  ['written from above', 'writing-mode: vertical-rl', true],
  ['written sideways', 'writing-mode: sideways-lr; direction: rtl', true],
] as const) {
  test(`on a board that is ${name} what is seen is touched${longUnless(!isLong)}`, async ({
    page,
    site,
  }) => {
    const body = `<div style="${style}; width: 20rem; margin: 5rem"><chuhe-board movable="both"></chuhe-board></div>`;
    await open(page, site.url, body);
    const board = page.locator('chuhe-board');
    await expect(board.locator('canvas')).toHaveCount(2);
    const at = (file: number, rank: number) => seen(board, file, rank);
    const [cannon, middle] = [await at(7, 2), await at(4, 2)];
    await page.mouse.move(cannon.x, cannon.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await told(page)).at(-1)?.detail?.['move']).toBe('h2e2');
    for (const [file, rank] of [
      [1, 9],
      [2, 7],
    ] as const) {
      const { x, y } = await at(file, rank);
      await page.mouse.click(x, y);
    }
    await expect.poll(async () => (await told(page)).at(-1)?.detail?.['move']).toBe('b9c7');
    const focus = board.locator('[role="gridcell"]:focus');
    for (const [key, x, y] of [
      ['ArrowRight', 1, 0],
      ['ArrowUp', 0, -1],
      ['ArrowLeft', -1, 0],
      ['ArrowDown', 0, 1],
    ] as const) {
      const from = await focus.boundingBox();
      await page.keyboard.press(key);
      const to = await focus.boundingBox();
      const [across, down] = [to!.x - from!.x, to!.y - from!.y];
      expect(across * x + down * y, key).toBeGreaterThan(0.7 * Math.hypot(across, down));
    }
  });
}

test('a board that grows as it enters is drawn whole @long', async ({ page, site }) => {
  const body =
    '<style>@keyframes grow { from { transform: scale(0) } }</style>' +
    '<div style="width: 20rem; animation: grow 0.3s"><chuhe-board></chuhe-board></div>';
  await open(page, site.url, body);
  const canvas = page.locator('chuhe-board canvas').first();
  await expect(canvas).toBeAttached();
  const width = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.width);
  const height = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.height);
  expect(width).toBeGreaterThanOrEqual(320);
  expect(height / width).toBeCloseTo(10.56 / 9.56, 2);
});

test('an element looks and works the same in another document, and back in its own @long', async ({
  page,
  site,
}) => {
  const frame = '<iframe style="border: 0; width: 40rem; height: 60rem"></iframe>';
  const elements = '<chuhe-board movable></chuhe-board><chuhe-game></chuhe-game>';
  await open(page, site.url, `${elements}${frame}`);
  const [board, game] = [page.locator('chuhe-board'), page.locator('chuhe-game')];
  await game.scrollIntoViewIfNeeded();
  await expect(game.locator('[role=gridcell]')).toHaveCount(90);
  const picture = async (shown: Locator): Promise<string> =>
    (await shown.screenshot()).toString('base64');
  const own = await picture(board);
  await page.evaluate(() => {
    const { body } = document.querySelector('iframe')!.contentDocument!;
    body.style.width = '24rem';
    body.append(...document.querySelectorAll('chuhe-board, chuhe-game'));
  });
  const other = page.frameLocator('iframe');
  const moved = other.locator('chuhe-board');
  await expect.poll(() => picture(moved)).toBe(own);
  const square = (name: string) => moved.locator(`[data-square="${name}"]`);
  await square('h2').click();
  await square('e2').click();
  await expect(moved).toHaveAttribute('moves', 'h2e2');

  // A menu closes by a click beside it; a sheet opens where its game is, at the edge.
  const movedGame = other.locator('chuhe-game');
  const menu = movedGame.locator('.menu');
  await movedGame.locator('[data-action=more]').click();
  await expect(menu).toBeVisible();
  await movedGame.locator('.player.top').click();
  await expect(menu).toBeHidden();
  await movedGame.locator('[data-action=more]').click();
  await menu.locator('[data-action=settings]').click();
  const dialog = other.locator('.chuhe-settings dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('position', 'fixed');
  await dialog.locator('[data-action=close]').click();

  await page.evaluate(() => {
    const { body } = document.querySelector('iframe')!.contentDocument!;
    const [shown, played] = body.children;
    shown?.removeAttribute('moves');
    document.querySelector('div')!.prepend(shown!, played!);
  });
  await expect.poll(() => picture(board)).toBe(own);
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
