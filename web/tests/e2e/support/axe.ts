// SPDX-License-Identifier: MIT
// axe in the page under test.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The violations with their elements; empty if there are none. Frames are checked separately. */
export async function violationsIn(page: Page): Promise<string[]> {
  // Not by a script element, which the content policy would block.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: readonly Violation[] }> };
    };
    const found = await checker.run({ iframes: false });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  });
}
