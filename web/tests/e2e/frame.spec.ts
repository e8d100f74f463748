// SPDX-License-Identifier: MIT
// The frame page on a page of another origin: its content, the messages, and their permitted
// origins.

import type { FrameLocator, Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { expect, longUnless, test } from './support/test.ts';

/** Sends commands from the foreign page. */
async function send(page: Page, site: string, type: string, facts: object = {}): Promise<void> {
  await page.evaluate(
    async ([script, name, given]) => {
      const host = await import(script);
      host.send(document.querySelector('iframe'), name, given);
    },
    [`${site}embed/frame.js`, type, facts] as const,
  );
}

const square = (frame: FrameLocator, name: string) => frame.locator(`[data-square="${name}"]`);

/** The frame has its full height, without scrolling. */
async function expectWhole(frame: FrameLocator): Promise<void> {
  const spare = () => frame.locator('html').evaluate((root) => innerHeight - root.scrollHeight);
  await expect.poll(spare).toBe(0);
}

const kMate = '3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1';

for (const isIsolated of [true, false]) {
  for (const sandbox of ['', 'sandbox="allow-scripts"']) {
    const where = `${sandbox || 'no sandbox'}, ${isIsolated ? 'with' : 'without'} isolation headers`;
    const rest = longUnless(sandbox !== '' && !isIsolated);
    test(`a frame plays, tells it, and has the height it needs: ${where}${rest}`, async ({
      foreign,
      site,
      plainSite,
      page,
    }) => {
      const { url } = isIsolated ? site : plainSite;
      const body = `<iframe id="f" ${sandbox} src="${url}embed/?level=1" width="800"></iframe>`;
      await foreign.open(body, { scripts: [`${url}embed/frame.js`], isIsolated });
      await foreign.expectTold('f', 'chuhe-ready');
      const frame = page.frameLocator('#f');
      await square(frame, 'h2').click();
      await square(frame, 'e2').click();
      await foreign.expectTold('f', 'chuhe-move', { by: 'engine' });
      const moves = await foreign.told('f', 'chuhe-move');
      expect(moves[0]).toMatchObject({ move: 'h2e2', by: 'user' });
      await expectWhole(frame);
      expect((await page.locator('#f').boundingBox())!.height).toBeGreaterThan(400);
    });
  }
}

test('a frame obeys the page around it', async ({ foreign, site, page }) => {
  const src = `${site.url}embed/?fen=${encodeURIComponent(kMate)}&players=people`;
  await foreign.open(`<iframe id="f" src="${src}"></iframe>`, {
    scripts: [`${site.url}embed/frame.js`],
  });
  await foreign.expectTold('f', 'chuhe-ready');
  await send(page, site.url, 'play', { move: 'a8a5' });
  await foreign.expectTold('f', 'chuhe-move', { move: 'a8a5' });
  await send(page, site.url, 'undo');
  await expect(square(page.frameLocator('#f'), 'a8')).toHaveAttribute('aria-label', /chariot/);
  await send(page, site.url, 'play', { move: 'a8c5' });
  await foreign.expectTold('f', 'chuhe-error', { fault: 'move-refused', move: 'a8c5' });
  await send(page, site.url, 'play', { move: 'b0b9' });
  await foreign.expectTold('f', 'chuhe-end', { winner: 'first', reason: 'checkmate' });
  const fen = '3k5/9/9/9/9/9/9/9/4A4/4K3R w - - 0 1';
  await send(page, site.url, 'set', { fen, moves: ['i0i5'] });
  await expect(square(page.frameLocator('#f'), 'i5')).toHaveAttribute('aria-label', /chariot/);
  await send(page, site.url, 'set', { level: '99' });
  await foreign.expectTold('f', 'chuhe-error', { fault: 'option-refused', name: 'level' });
  await send(page, site.url, 'explode');
  await foreign.expectTold('f', 'chuhe-error', { fault: 'command-unknown', command: 'explode' });
});

test('neither side hears another window', async ({ foreign, site, page }) => {
  const body = `<iframe id="f" src="${site.url}embed/?players=people"></iframe><iframe id="other"></iframe>`;
  await foreign.open(body, { scripts: [`${site.url}embed/frame.js`] });
  await foreign.expectTold('f', 'chuhe-ready');
  await expectWhole(page.frameLocator('#f'));
  const { height } = (await atRest(() => page.locator('#f').boundingBox()))!;
  await page.locator('#other').evaluate((other: HTMLIFrameElement) => {
    const script = other.contentDocument!.createElement('script');
    script.textContent = `
      parent.frames[0].postMessage({ chuhe: 1, type: 'play', move: 'h2e2' }, '*');
      parent.postMessage({ chuhe: 1, type: 'size', height: 5000 }, '*');`;
    other.contentDocument!.body.append(script);
  });
  // The page's own messages come later.
  await send(page, site.url, 'play', { move: 'b2e2' });
  await foreign.expectTold('f', 'chuhe-move', { move: 'b2e2' });
  expect(await foreign.told('f', 'chuhe-move')).toHaveLength(1);
  expect((await page.locator('#f').boundingBox())!.height).toBe(height);
});

test.describe('with an origin', () => {
  // The browser logs undelivered messages.
  test.use({ expectedErrors: /Failed to execute 'postMessage'/ });

  test('a frame speaks with that one alone', async ({ foreign, site, page }) => {
    const src = `${site.url}embed/?show=board&origin=https://blog.example`;
    await foreign.open(`<iframe id="f" src="${src}"></iframe>`, {
      scripts: [`${site.url}embed/frame.js`],
    });
    const frame = page.frameLocator('#f');
    await expect(square(frame, 'h2')).toHaveAttribute('aria-label', /cannon/);
    const sayLast = 'document.querySelector("iframe").contentWindow.postMessage("last", "*")';
    await frame
      .locator('html')
      .evaluate((root) =>
        addEventListener('message', ({ data }) => root.classList.toggle('told', data === 'last')),
      );
    await send(page, site.url, 'hello');
    await send(page, site.url, 'play', { move: 'h2e2' });
    await page.evaluate(sayLast);
    await expect(frame.locator('html')).toHaveClass('told');
    await expect(square(frame, 'h2')).toHaveAttribute('aria-label', /cannon/);
    expect(await foreign.told('f', 'chuhe-ready')).toEqual([]);
  });
});

test('options say what is shown and how', async ({ page, site }) => {
  // As a browser writes blanks; the pluses are those of the moves.
  const record = '1. C2=5 H8+7 2. H2+3'.replaceAll(' ', '%20');
  const options = `show=viewer&record=${record}&ply=2&lang=zh-Hans&theme=dark`;
  await page.goto(`${site.url}embed/?${options}`);
  await expect(page.locator('[data-square="g7"]')).toHaveAttribute('aria-label', /马|馬/);
  await expect(page.locator('chuhe-viewer .main .move')).toHaveCount(3);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without controls the board stands alone and is seen whole @long', async ({ page, site }) => {
  await page.setViewportSize({ width: 500, height: 420 });
  await page.goto(`${site.url}embed/?controls=none&moves=h2e2`);
  await expect(page.locator('[data-square="e2"]')).toHaveAttribute('aria-label', /cannon/);
  await expect(page.locator('chuhe-game .actions')).toBeHidden();
  const board = (await page.locator('chuhe-game .board').boundingBox())!;
  expect(board.y + board.height).toBeLessThanOrEqual(420);
});

test('options that cannot be are named, in the language of the frame @long', async ({
  foreign,
  site,
  page,
}) => {
  const src = `${site.url}embed/?level=12&fen=nonsense&colour=red&lang=en`;
  await foreign.open(`<iframe id="f" src="${src}"></iframe>`, {
    scripts: [`${site.url}embed/frame.js`],
  });
  const alerts = page.frameLocator('#f').getByRole('alert');
  await expect(alerts).toHaveText([
    'The option “level” cannot be “12”. It can be 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
    'The option “fen” cannot be “nonsense”.',
    'This board has no option “colour”.',
  ]);
  await foreign.expectTold('f', 'chuhe-error', { fault: 'option-refused', name: 'colour' });
  await page.goto(`${site.url}embed/?show=chess&lang=zh-Hant`);
  await expect(page.getByRole('alert')).toHaveText(/「show」不能是「chess」.*game, board/);
});

test('a position that nobody can play is told @long', async ({ page, site }) => {
  const fen = encodeURIComponent('9/9/9/9/9/9/9/9/9/4K4 w - - 0 1');
  await page.goto(`${site.url}embed/?show=viewer&fen=${fen}&lang=en`);
  await expect(page.locator('chuhe-viewer .note')).toContainText(/general/i);
  // A form writes blanks as pluses. A language that there is not leaves that of the reader.
  const form = new URLSearchParams({ show: 'viewer', record: '1. C2=5 H8+7', lang: 'fr' });
  await page.goto(`${site.url}embed/?${form}`);
  await expect(page.locator('chuhe-viewer .main .move')).toHaveText(['C2=5', 'H8+7']);
});
