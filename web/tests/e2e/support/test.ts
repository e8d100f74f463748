// SPDX-License-Identifier: MIT
// Playwright's test with the site served, which fails on unexpected errors. Tests whose title ends
// with @long do not run with every change.

import { test as base, expect } from '@playwright/test';
import { ForeignPage } from './foreign-page.ts';
import { GamePage } from './game-page.ts';
import { serve, SiteFiles, type Site, type SiteOptions } from './site.ts';

export { expect } from '@playwright/test';

/**
 * The end of a title in a loop: tests tagged `@long` run in a separate stage, the others with every
 * change.
 */
export function longUnless(isUsual: boolean): string {
  return isUsual ? '' : ' @long';
}

interface PerTest {
  /** The page's only board. */
  game: GamePage;
  /** A page of another origin with elements of the site. */
  foreign: ForeignPage;
  /** A copy of the site that this test may change. */
  files: SiteFiles;
  /** Serves the site for this test only, until its end. */
  start: (options?: SiteOptions) => Promise<Site>;
  /** Console errors that the test expects. */
  expectedErrors: RegExp | null;
  noErrors: void;
}

interface PerWorker {
  site: Site;
  /** The same from a host without isolation headers. */
  plainSite: Site;
}

export const test = base.extend<PerTest, PerWorker>({
  // A service worker stores the whole site, which takes longer than most tests; tests that need it
  // opt in.
  serviceWorkers: async ({}, use, { tags }) => {
    await use(tags.includes('@stored') ? 'allow' : 'block');
  },

  site: [
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  plainSite: [
    async ({}, use) => {
      const site = await serve({ isPlain: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  game: async ({ page }, use) => use(new GamePage(page)),

  foreign: async ({ page, site }, use) => {
    const foreign = new ForeignPage(page, site.url);
    await use(foreign);
    foreign.close();
  },

  files: async ({}, use) => {
    const files = new SiteFiles();
    await use(files);
    files.dispose();
  },

  start: async ({}, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await serve(options);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },

  expectedErrors: [null, { option: true }],

  noErrors: [
    async ({ context, expectedErrors, start }, use) => {
      // Referenced so that it is torn down later: the site must not stop before the page is closed.
      void start;
      const errors: string[] = [];
      const note = (text: string): void => {
        if (!expectedErrors?.test(text)) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} at ${message.location().url}`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use();
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
