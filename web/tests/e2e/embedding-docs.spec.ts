// SPDX-License-Identifier: MIT
// The examples in docs/embedding/ as they stand there, on a page of another origin, on a phone and on a desktop.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/embedding/${file}`, import.meta.url)), 'utf8');

/** Its hash is that of no script. */
const kUnknownHash = 'sha384-…';

const blocks = ['README.md', 'elements.md', 'iframe.md', 'wordpress.md'].flatMap((file) =>
  [...read(file).matchAll(/```html\n([^]*?)```/g)].map(([, html = ''], index) => ({
    name: `${file} ${index + 1}`,
    html,
  })),
);

const pages = [
  ...blocks.filter(({ html }) => !html.includes(kUnknownHash)),
  { name: 'example.html', html: read('example.html') },
];

/** What an element is, once it has all it needs; a board needs nothing. */
const kReady = /^(?:idle|thinking|ready|solving)$/;

for (const width of [390, 1440]) {
  test(`every example works and fits a window of ${width} pixels @long`, async ({
    foreign,
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, html } of pages) {
      const scripts = html.includes('<script') ? [] : [`${site.url}embed.js`];
      foreign.close();
      await foreign.open(html.replaceAll('https://any.host/chuhe/', site.url), { scripts });
      for (const kind of ['game', 'viewer', 'puzzle', 'analysis']) {
        for (const element of await page.locator(`chuhe-${kind}`).all()) {
          await element.scrollIntoViewIfNeeded();
          await expect(element, name).toHaveAttribute('data-state', kReady);
        }
      }
      for (const board of await page.locator('chuhe-board').all()) {
        await board.scrollIntoViewIfNeeded();
        await expect(board.locator('[role=gridcell]'), name).toHaveCount(90);
      }
      for (const frame of await page.locator('iframe').all()) {
        await frame.scrollIntoViewIfNeeded();
        const shown = frame.contentFrame().locator('main > :not(noscript)');
        await expect(shown, name).toHaveAttribute('data-state', kReady);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name).toBeLessThanOrEqual(width);
    }
  });
}
