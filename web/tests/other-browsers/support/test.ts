// SPDX-License-Identifier: MIT
// Playwright's runner with a browser that Playwright cannot drive, and the site served.

import { test as base } from '@playwright/test';
import { serve, type Site, type SiteOptions } from '../../e2e/support/site.ts';
import { firefox } from './firefox.ts';
import { Person } from './person.ts';
import type { Remote } from './remote.ts';
import { webkit } from './webkit.ts';

export { expect } from '@playwright/test';

export interface OtherBrowser {
  readonly engine: 'firefox' | 'webkit';
  /** The program that starts it. */
  readonly program: string;
}

interface PerWorker {
  otherBrowser: OtherBrowser;
  remote: Remote;
}

interface PerTest {
  /** Serves the site for this test only, so that storage of other tests does not matter. */
  start: (options?: SiteOptions) => Promise<Site>;
  site: Site;
  person: Person;
}

const launch = { firefox, webkit };

export const test = base.extend<PerTest, PerWorker>({
  otherBrowser: [
    { engine: 'firefox', program: '' },
    { scope: 'worker', option: true },
  ],

  remote: [
    async ({ otherBrowser }, use) => {
      const remote = await launch[otherBrowser.engine](otherBrowser.program);
      await use(remote);
      await remote.close();
    },
    { scope: 'worker' },
  ],

  start: async ({}, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await serve(options);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },

  site: async ({ start }, use) => use(await start()),

  person: async ({ remote }, use) => use(new Person(remote)),
});
