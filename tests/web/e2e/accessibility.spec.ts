// SPDX-License-Identifier: MIT
// axe finds nothing, in either language, on either ground.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { chase } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await checker.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  });
}

// Not by a script element: the content policy would refuse it.
test.beforeEach(({ page }) => page.addInitScript({ content: axe }));

for (const theme of ['light', 'dark']) {
  for (const lang of ['en', 'zh-Hans']) {
    test(`axe finds nothing in ${lang} on ${theme}`, async ({ page, site, game }) => {
      await game.open(site.url);
      await game.choose('theme', theme);
      await game.choose('lang', lang);
      await game.choose('time', '100');
      expect(await violations(page)).toEqual([]);
      await game.square('h2').click();
      expect(await violations(page)).toEqual([]);
      await game.square('e2').click();
      await game.waitForAnswer(0);
      await game.set(chase.fen, chase.moves);
      await game.square(chase.losingMove.slice(0, 2)).click();
      expect(await violations(page)).toEqual([]);
      await game.action('resign').click();
      await game.expectState('over');
      expect(await violations(page)).toEqual([]);
    });
  }
}
