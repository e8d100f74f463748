// SPDX-License-Identifier: MIT
// Playwright's runner with a browser that Playwright cannot drive, and the site served.

import { test as base } from '@playwright/test';
import { serve, type Site } from '../../e2e/support/site.ts';
import { firefox } from './firefox.ts';
import { Person } from './person.ts';
import type { Remote } from './remote.ts';
import { webkit } from './webkit.ts';

export { expect } from '@playwright/test';

export interface OtherBrowser {
  readonly engine: 'firefox' | 'webkit';
  /** What starts it. */
  readonly program: string;
}

interface PerWorker {
  otherBrowser: OtherBrowser;
  remote: Remote;
}

interface PerTest {
  /** Of its own: nothing that another test kept. */
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

  site: async ({}, use) => {
    const site = await serve();
    await use(site);
    await site.stop();
  },

  person: async ({ remote }, use) => use(new Person(remote)),
});
