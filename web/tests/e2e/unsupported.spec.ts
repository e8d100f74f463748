// SPDX-License-Identifier: MIT
// A browser that cannot run the engine is told so in the reader's language on every screen that
// needs an engine.

import { languages } from '../../src/i18n/languages.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { said } from './support/texts.ts';
import { expect, longUnless, test } from './support/test.ts';

const lacks: [what: string, take: () => void][] = [
  ['SIMD', () => (WebAssembly.validate = () => false)],
  ['WebAssembly', () => Reflect.deleteProperty(globalThis, 'WebAssembly')],
];

/** Runs in the page: what a browser lacks, its workers lack, too. */
function takeFromWorkers(source: string): void {
  const blobOf = (script: string): string =>
    URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const taking = blobOf(`(${source})()`);
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const script = String(new URL(url, location.href));
      super(blobOf(`import '${taking}'; import '${script}';`), options);
    }
  };
}

// For the scripts that take it from workers.
test.use({ bypassCSP: true });

for (const [what, take] of lacks) {
  test(
    `a browser without ${what} is told so, in every language${longUnless(what === 'WebAssembly')}`,
    { tag: '@stored' },
    async ({ page, site, game }) => {
      await page.addInitScript(take);
      await page.addInitScript(takeFromWorkers, String(take));
      await page.goto(site.url);
      await game.expectState('failed');
      for (const { tag } of languages.toReversed()) {
        await game.choose('lang', tag);
        await expect(game.root.locator('.status')).toContainText(
          await said(tag, ({ faults }) => faults['engine-unsupported']),
        );
      }
      // The same offline.
      await page.evaluate(() => navigator.serviceWorker.ready);
      for (const screen of ['analyse', 'puzzles', 'learn']) {
        await page.goto(`${site.url}#/${screen}/xiangqi`);
        await expect(page.locator('main > [data-state="failed"]')).toContainText(
          en.faults['engine-unsupported'],
        );
      }
    },
  );
}
