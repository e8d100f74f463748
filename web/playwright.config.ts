// SPDX-License-Identifier: MIT
// End-to-end tests of the built site in the system's Chromium.

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const systemBrowser = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/results',
  // Boards are drawn by the page: a picture holds for every system.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous: a shared machine can be three times as slow as usual, and nothing here measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1100, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
