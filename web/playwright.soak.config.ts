// SPDX-License-Identifier: MIT
// The page in use for hours (script/test long), in the system's Chromium.

import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';

export default defineConfig(everyday, {
  testDir: 'tests/soak',
  workers: 1,
  projects: everyday.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
