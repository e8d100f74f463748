// SPDX-License-Identifier: MIT
// Soak tests that use the page for hours (script/test long), in the system's Chromium.

import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig(everyday, {
  testDir: 'tests/soak',
  workers: 1,
  retries: 0,
  // An action that hangs fails soon instead of at the end of the run.
  use: { ...everyday.use, actionTimeout: 120_000 },
  projects: everyday.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
