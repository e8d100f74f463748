// SPDX-License-Identifier: MIT
// The page in use for hours (script/test long), in the system's Chromium.

import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig(everyday, {
  testDir: 'tests/soak',
  workers: 1,
  retries: 0,
  // What never comes fails at once, not at the end of the hours.
  use: { ...everyday.use, actionTimeout: 120_000 },
  projects: everyday.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
