// SPDX-License-Identifier: MIT
// The main journeys in Firefox and WebKitGTK, if installed.

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { OtherBrowser } from './tests/other-browsers/support/test.ts';

const known: readonly OtherBrowser[] = [
  { engine: 'firefox', program: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' },
  { engine: 'webkit', program: '/usr/bin/WebKitWebDriver' },
];

const here = known.filter(({ program }) => existsSync(program));

if (here.length === 0) {
  throw new Error(`none of ${known.map(({ program }) => program).join(', ')} is installed`);
}

export default defineConfig<object, { otherBrowser: OtherBrowser }>({
  testDir: 'tests/other-browsers',
  outputDir: 'tests/results',
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: here.map((otherBrowser) => ({ name: otherBrowser.engine, use: { otherBrowser } })),
});
