// SPDX-License-Identifier: MIT
// End-to-end tests of the built site in the system's Chromium; those tagged @smoke also in Playwright's own Firefox and
// WebKit, where they are installed (npx playwright install firefox webkit).

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { systemBrowser } from './system-browser.mjs';

const others = { firefox, webkit };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/results',
  // Boards are drawn by the page: a picture holds for every system.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // A page and its engine keep less than one core busy.
  workers: Number(process.env['CHUHE_WORKERS'] ?? availableParallelism()),
  // Thousands of steps meet a machine at work: what passes again is reported by script/test, and refuses no change.
  retries: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous: a shared machine can be three times as slow as usual, and nothing here measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [fileURLToPath(new URL('tests/gate-reporter.ts', import.meta.url))]],
  use: {
    viewport: { width: 1100, height: 800 },
    // A step that cannot be taken is told as that step, not as the end of the test's time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(systemBrowser === undefined ? {} : { executablePath: systemBrowser }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    ...(['firefox', 'webkit'] as const)
      .filter((name) => existsSync(others[name].executablePath()))
      .map((browserName) => ({ name: browserName, grep: /@smoke/, use: { browserName } })),
  ],
});
