// SPDX-License-Identifier: MIT
// End-to-end tests of the built site in the system's Chromium; tests tagged @smoke also run in
// Playwright's own Firefox and WebKit if installed (npx playwright install firefox webkit).

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { systemBrowser } from './system-browser.mjs';

const others = { firefox, webkit };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/results',
  // The page draws its boards itself, so screenshots are equal on all systems.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // A page with its engine uses less than one core.
  workers: Number(process.env['CHUHE_WORKERS'] ?? availableParallelism()),
  // Thousands of steps run on a loaded machine: script/test reports tests that pass on a retry, but
  // they do not fail the gate.
  retries: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous: a shared machine can be three times slower than usual, and no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [fileURLToPath(new URL('tests/gate-reporter.ts', import.meta.url))]],
  use: {
    viewport: { width: 1100, height: 800 },
    // A step that hangs fails as that step, not by the timeout of the test.
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
