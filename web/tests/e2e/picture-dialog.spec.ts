// SPDX-License-Identifier: MIT
// The dialog that exports a position or a line as a picture.

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

async function open(page: Page, url: string): Promise<AnalysisPage> {
  const analysis = new AnalysisPage(page);
  await analysis.open(url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. H2+3 R9=8');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await analysis.shareBy('picture');
  await expect(page.getByRole('dialog')).toBeVisible();
  return analysis;
}

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByRole('dialog').locator(`input[value="${kind}"]`).check({ force: true });
}

async function saved(page: Page, analysis: AnalysisPage): Promise<[Download, Buffer]> {
  const coming = page.waitForEvent('download');
  await analysis.action('picture-save').click();
  const download = await coming;
  return [download, readFileSync(await download.path())];
}

/**
 * The number of frames the browser decodes, their size, and the duration of the first and the last.
 */
function framesIn(page: Page, type: string, bytes: Buffer) {
  return page.evaluate(
    async ([kind, data]) => {
      const raw = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
      const decoder = new ImageDecoder({ type: kind, data: raw });
      await decoder.tracks.ready;
      await decoder.completed;
      const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const first = await decoder.decode({ frameIndex: 0 });
      const last = await decoder.decode({ frameIndex: count - 1 });
      const seconds = ({ image }: ImageDecodeResult) => (image.duration ?? 0) / 1e6;
      const { displayWidth: width, displayHeight: height } = first.image;
      return { count, width, height, first: seconds(first), last: seconds(last) };
    },
    [type, bytes.toString('base64')] as const,
  );
}

test('a position is saved as PNG and as SVG, with the arrow the reader drew or without @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const board = (): Promise<Buffer> => analysis.root.locator('.board').screenshot();
  await analysis.action('run').click();
  await analysis.expectState('idle');
  await analysis.board.square('e5').hover();
  const bareBoard = await board();
  // The drawing code loads after everything needed for a first move.
  await expect(async () => {
    await analysis.board.square('a3').hover();
    await page.mouse.down({ button: 'right' });
    await analysis.board.square('c5').hover();
    await page.mouse.up({ button: 'right' });
    await analysis.board.square('e5').hover();
    expect(bareBoard.equals(await board())).toBe(false);
  }).toPass();
  await analysis.shareBy('picture');
  const [png, pixels] = await saved(page, analysis);
  expect(png.suggestedFilename()).toBe('chuhe.png');
  expect(await framesIn(page, 'image/png', pixels)).toMatchObject({ count: 1, width: 1080 });

  await choose(page, 'svg');
  const [svg, drawing] = await saved(page, analysis);
  expect(svg.suggestedFilename()).toBe('chuhe.svg');
  await analysis.setting('picture-marks').uncheck();
  const [, bare] = await saved(page, analysis);
  const arrows = (text: Buffer) => text.toString().match(/stroke-linejoin="round"/g)?.length ?? 0;
  expect(arrows(drawing) - arrows(bare)).toBeGreaterThanOrEqual(1);
  expect(arrows(bare)).toBe(0);
});

test('a whole line becomes an animation, a move a second', async ({ page, site }) => {
  const analysis = await open(page, site.url);
  await choose(page, 'gif');
  const [gif, bytes] = await saved(page, analysis);
  expect(gif.suggestedFilename()).toBe('chuhe.gif');
  const frames = await framesIn(page, 'image/gif', bytes);
  expect(frames).toMatchObject({ count: 5, width: 360, first: 1, last: 3 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The share of pixels in which two frames differ. */
function differing(page: Page, bytes: Buffer, one: number, other: number): Promise<number> {
  return page.evaluate(
    async ([data, frames]) => {
      const raw = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ type: 'image/gif', data: raw });
      await decoder.completed;
      const pictures: Uint8ClampedArray[] = [];
      for (const frameIndex of frames) {
        const { image } = await decoder.decode({ frameIndex });
        const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext(
          '2d',
        )!;
        context.drawImage(image, 0, 0);
        pictures.push(context.getImageData(0, 0, image.displayWidth, image.displayHeight).data);
      }
      const [first, second] = pictures;
      return first!.filter((value, at) => value !== second![at]).length / first!.length;
    },
    [bytes.toString('base64'), [one, other]] as const,
  );
}

test('a long line shows every position in an animation, also where it is encoded in parts @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const shuffle = ['H2+3 H8+7', 'H3-2 H7-8'];
  const pairs = Array.from({ length: 20 }, (_, at) => `${at + 1}. ${shuffle[at % 2]}`);
  await analysis.paste(pairs.join(' '));
  await expect(analysis.root.locator('[data-node]').nth(40)).toBeAttached();
  await analysis.shareBy('picture');
  await choose(page, 'gif');
  const [, bytes] = await saved(page, analysis);
  const frames = await framesIn(page, 'image/gif', bytes);
  expect(frames).toMatchObject({ count: 41, first: 1, last: 3 });
  // Every fourth position is the same, with the same last move.
  for (let ply = 5; ply <= 40; ++ply) {
    expect(await differing(page, bytes, ply, ply - 4), `after ${ply} moves`).toBe(0);
    expect(await differing(page, bytes, ply, ply - 1), `after ${ply} moves`).toBeGreaterThan(0.005);
  }
});

test('a picture is copied as pixels @long', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = await open(page, site.url);
  await analysis.action('picture-copy').click();
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(['image/png']);
});

test('a clipboard that refuses the picture is told apart from a picture that cannot be drawn @long', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse });
  });
  const analysis = await open(page, site.url);
  for (const kind of ['png', 'svg']) {
    await choose(page, kind);
    await analysis.action('picture-copy').click();
    const outcome = page.getByRole('dialog').getByRole('status');
    await expect(outcome).toHaveText('The browser refused to copy. Save the picture instead.');
  }
});
