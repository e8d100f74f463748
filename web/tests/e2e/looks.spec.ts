// SPDX-License-Identifier: MIT
// Board looks: reference screenshots, and the choice of pieces, boards and contrast.

import type { Locator } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { kGomoku } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

/**
 * The board draws its own characters; coordinates, which use the system's font, are off. Another
 * version of the browser may render edges differently: antialiased pixels are ignored, others may
 * differ by a tenth of the range, and 0.08 % of them by more. The smallest visible change, a
 * missing white stone on white, is 0.11 %.
 */
const tolerance = { threshold: 0.1, maxDiffPixelRatio: 0.0008 };

type Look = Readonly<Record<'theme' | 'board' | 'pieces', string>>;

interface Picture extends Look {
  readonly width: number;
}

/** The system decides between light and dark contrast. */
const pictures: Readonly<Record<'xiangqi' | 'gomoku', readonly Picture[]>> = {
  xiangqi: [
    { theme: 'light', board: 'wood', pieces: 'traditional', width: 260 },
    { theme: 'dark', board: 'wood', pieces: 'simplified', width: 200 },
    { theme: 'light', board: 'slate', pieces: 'symbols', width: 200 },
    { theme: 'dark', board: 'slate', pieces: 'letters', width: 200 },
    { theme: 'light', board: 'paper', pieces: 'letters', width: 200 },
    { theme: 'contrast', board: 'wood', pieces: 'symbols', width: 300 },
  ],
  gomoku: [
    { theme: 'dark', board: 'paper', pieces: 'traditional', width: 200 },
    { theme: 'dark', board: 'slate', pieces: 'traditional', width: 240 },
    { theme: 'contrast', board: 'paper', pieces: 'traditional', width: 480 },
  ],
};

const places = {
  // A chariot that can capture, move and give check; Black has just moved a horse.
  xiangqi: {
    hash: '#/play/xiangqi',
    fen: '2bakab1r/9/1c2c1n2/p1p1p1p1p/4P4/2P6/P5P1P/1C2C1N2/9/RNBAKAB1R b - - 0 1',
    moves: 'i9h9',
    selected: 'e2',
  },
  gomoku: {
    hash: kGomoku,
    fen: `${'15/'.repeat(5)}6b8/5bw8/6bw7/7b7/6w8/${'15/'.repeat(4)}15 w`,
    moves: 'f7',
    selected: null,
  },
};

async function dress(element: Locator, look: Look): Promise<void> {
  await element.evaluate((host, wanted) => {
    for (const [name, value] of Object.entries(wanted)) host.setAttribute(name, value);
  }, look);
}

for (const name of ['xiangqi', 'gomoku'] as const) {
  test(`the board of ${name} looks as it should`, async ({ game, page, site }) => {
    const { hash, fen, moves, selected } = places[name];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 600, height: 1200 });
    await game.open(site.url + hash);
    await game.setSwitch('hasCoordinates', false);
    // Textures are left out: they are visible on every board and would add half a megabyte here.
    await game.root.evaluate((host) => {
      host.setAttribute('players', 'people');
      (host as HTMLElement).style.setProperty('--chuhe-grain', 'transparent');
    });
    await game.set(fen, moves);
    if (selected !== null) await game.square(selected).click();
    for (const { width, ...look } of pictures[name]) {
      await page.setViewportSize({ width, height: 1200 });
      await dress(game.root, look);
      await page.mouse.move(0, 0);
      const picture = `${name}-${look.theme}-${look.board}-${look.pieces}-${width}.png`;
      await expect(game.root.locator('.board')).toHaveScreenshot(picture, tolerance);
    }
  });
}

test('pieces are chosen, show at once, and stay on every screen', async ({ game, page, site }) => {
  const shows = (element: string): Locator => page.locator(`${element}[data-pieces="symbols"]`);
  await game.open(site.url);
  await game.openSettings();
  await page.locator('[data-setting="pieces-symbols"]').check();
  await expect(shows('chuhe-game')).toBeAttached();
  await page.locator('[data-setting="board-slate"]').check();
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  await page.reload();
  await expect(shows('chuhe-puzzle')).toHaveAttribute('data-board', 'slate');
  // A nested element does not get its look from the outer element's style sheet.
  await page.goto(`${site.url}#/analyse/xiangqi/edit`);
  await game.choose('theme', 'contrast');
  const groundOf = (editor: Element): string =>
    getComputedStyle(editor).getPropertyValue('--chuhe-ground');
  await expect.poll(() => shows('chuhe-editor').evaluate(groundOf)).toBe('plain');
});

test('where there is no WebGL, whoever wants to see the board in 3D is told @long', async ({
  game,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : getContext.call(this, kind);
    } as typeof getContext;
  });
  await game.open(site.url);
  await game.openSettings();
  await page.locator('[data-setting="view-3d"]').check();
  await expect(page.locator('dialog')).toContainText('WebGL is missing or switched off');
  await page.keyboard.press('Escape');
  const note = game.root.locator('.table [role=status]');
  await expect(note).toContainText('WebGL is missing or switched off');
  await game.choose('lang', 'zh-Hans');
  await expect(note).toContainText('没有 WebGL');
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await expect(game.root.locator('.board:not(.solid)')).toBeVisible();
});

test('a board in space that loses its graphics is played on flat, and comes back with them @long', async ({
  game,
  site,
}) => {
  // The software renderer is slow on a busy machine.
  test.slow();
  const patient = { timeout: 60_000 };
  const solid = game.root.locator('.board.solid');
  const note = game.root.locator('.table [role=status]');
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await game.root.evaluate((host) => host.setAttribute('view', '3d'));
  await expect(solid).toBeVisible(patient);
  const { moves } = await game.read();

  const graphics = await game.root.evaluateHandle((host) => {
    const canvas = [...host.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.board canvas')].at(
      -1,
    )!;
    return canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  });
  await graphics.evaluate((context) => context.loseContext());
  await expect(note).toContainText('3D graphics have stopped');
  await expect(solid).toHaveCount(0);
  expect((await game.read()).moves).toEqual(moves);
  await game.playAndWait('h0g2');

  await graphics.evaluate((context) => context.restoreContext());
  await expect(solid).toBeVisible(patient);
  await expect(note).toHaveCount(0);
});

test('what is printed is black on white, and what forced colours show is theirs', async ({
  game,
  page,
  site,
}) => {
  /** The corner of the bottom canvas, and its width. */
  const corner = (): Promise<string> =>
    game.root.evaluate((host) => {
      const canvas = host.shadowRoot!.querySelector('canvas')!;
      const [red, green, blue] = canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data;
      return `${canvas.width > 1500 ? 'fine' : 'coarse'} ${red} ${green} ${blue}`;
    });
  await game.open(site.url);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(corner).toBe('fine 255 255 255');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(corner).not.toContain('255 255 255');
  // A browser that does not report the end of printing: whoever acts on the page is past it.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(corner).toBe('fine 255 255 255');
  await page.mouse.click(2, 2);
  await expect.poll(corner).not.toContain('255 255 255');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const canvasColour = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    return getComputedStyle(probe).color.match(/\d+/g)!.join(' ');
  });
  await expect.poll(corner).toBe(`coarse ${canvasColour}`);
});

test('a board in space turns by drag and by keys, and pieces are moved on it', async ({
  game,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The software renderer is slow on a busy machine.
  test.slow();
  const patient = { timeout: 60_000 };
  await game.open(site.url);
  await game.choose('time', '100');
  await game.root.evaluate((host) => host.setAttribute('view', '3d'));
  await expect(game.root.locator('.board.solid')).toBeVisible(patient);

  const pose = (): Promise<string> =>
    game.root
      .locator('.board')
      .evaluate((board) => (board as HTMLElement).style.getPropertyValue('--grid-transform'));
  const before = await atRest(pose);
  const empty = (await atRest(() => game.square('e4').boundingBox()))!;
  await page.mouse.move(empty.x + 5, empty.y + 5);
  await page.mouse.down();
  await page.mouse.move(empty.x + 45, empty.y + 5, { steps: 2 });
  await page.mouse.up();
  await expect.poll(pose).not.toBe(before);
  const turned = await atRest(pose);
  await game.square('e4').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(pose).not.toBe(turned);
  await expect(game.square('e4')).toBeFocused();

  await game.square('h2').hover();
  await page.mouse.down();
  await game.square('e2').hover();
  await page.mouse.up();
  await expect.poll(async () => (await game.moves())[0], patient).toBe('h2e2');
});

test('a board in space is left for a flat one, and for high contrast, and played on @long', async ({
  game,
  page,
  site,
}) => {
  // The software renderer is slow on a busy machine.
  test.slow();
  const patient = { timeout: 60_000 };
  const board = game.root.locator('.board');
  const solid = game.root.locator('.board.solid');
  // Without the rounded corners, whose edges the compositor blends anew.
  const picture = async (): Promise<Buffer> => {
    const { x, y, width, height } = (await board.boundingBox())!;
    return page.screenshot({
      clip: { x: x + 16, y: y + 16, width: width - 32, height: height - 32 },
    });
  };
  const set = (look: Record<string, string>): Promise<void> =>
    game.root.evaluate((host, wanted) => {
      for (const [name, value] of Object.entries(wanted)) host.setAttribute(name, value);
    }, look);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open(site.url);
  for (const [name, flat] of Object.entries({
    flat: { view: 'flat', theme: 'light' },
    contrast: { view: '3d', theme: 'contrast' },
  })) {
    await set(flat);
    await expect(solid).toHaveCount(0);
    const before = await picture();
    await set({ view: '3d', theme: 'light' });
    await expect(solid).toBeVisible(patient);
    await set(flat);
    await expect(solid).toHaveCount(0);
    expect(before.equals(await picture()), name).toBe(true);
  }
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const start = await picture();
  await game.playAndWait('h0g2');
  expect(start.equals(await picture()), 'moves are seen').toBe(false);
});

test('headings have a face of their own from the second visit on @long', async ({
  game,
  page,
  site,
}) => {
  const isLoaded = (): Promise<boolean[]> =>
    page.evaluate(() => [...document.fonts].map(({ status }) => status === 'loaded'));
  await game.open(site.url);
  await game.playAndWait('h2e2');
  expect(await isLoaded()).toEqual([false, false]);
  await page.reload();
  await expect.poll(isLoaded).toEqual([true, true]);
});
