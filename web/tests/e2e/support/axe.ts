// SPDX-License-Identifier: MIT
// axe in the page under test.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Before the page is opened, and not by a script element: the content policy would refuse it. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe });
}

/** What it finds, with the elements; empty where all is well. */
export async function violationsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await checker.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  });
}
