// SPDX-License-Identifier: MIT
// Master games that are already unpacked, as on a second visit: unpacking takes seconds and has
// separate tests.

import { expect, type Browser, type Page } from '@playwright/test';
import { test as base } from './test.ts';

/** The cache in which masters-worker.ts keeps unpacked moves. */
const kStore = 'chuhe-masters';
/** The number of parts. */
const kParts = 4;
/** Allows for a busy machine. */
export const kUnpacking = { timeout: 90_000 };

interface Part {
  readonly url: string;
  readonly base64: string;
}

async function unpack(browser: Browser, url: string): Promise<readonly Part[]> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${url}#/games/xiangqi/masters`);
  const keptParts = (): Promise<number> =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, kStore);
  await expect.poll(keptParts, kUnpacking).toBe(kParts);
  const parts = await page.evaluate(async (name) => {
    const store = await caches.open(name);
    const base64Of = async (response: Response): Promise<string> => {
      const reader = new FileReader();
      const read = new Promise((done) => reader.addEventListener('load', done));
      reader.readAsDataURL(await response.blob());
      await read;
      return String(reader.result).replace(/^.*,/, '');
    };
    const kept: Part[] = [];
    for (const request of await store.keys()) {
      const response = await store.match(request);
      if (response) kept.push({ url: request.url, base64: await base64Of(response) });
    }
    return kept;
  }, kStore);
  await page.context().close();
  return parts;
}

async function bring(page: Page, url: string, parts: readonly Part[]): Promise<void> {
  // A page of the same origin without a script that would start unpacking.
  await page.goto(`${url}oembed.json`);
  await page.evaluate(
    async ([name, kept]) => {
      const store = await caches.open(name);
      for (const { url: at, base64 } of kept) {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        await store.put(at, new Response(bytes));
      }
    },
    [kStore, parts] as const,
  );
}

export const test = base.extend<object, { masters: readonly Part[] }>({
  masters: [
    async ({ browser, site }, use) => use(await unpack(browser, site.url)),
    { scope: 'worker', timeout: 120_000 },
  ],

  page: async ({ page, site, masters }, use) => {
    await bring(page, site.url, masters);
    await use(page);
  },
});
