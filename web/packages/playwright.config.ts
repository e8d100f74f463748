// SPDX-License-Identifier: MIT
// Tests the packed package in empty projects, under Node and in the system's Chromium.

import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

export default defineConfig({
  ...site,
  testDir: 'tests',
  outputDir: '../tests/results/packages',
  projects: (site.projects ?? []).filter(({ name }) => name === 'chromium'),
});
