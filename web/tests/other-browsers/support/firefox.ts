// SPDX-License-Identifier: MIT
// Firefox through Puppeteer, which needs no driver.

import { launch, type KeyInput } from 'puppeteer-core';
import type { Remote } from './remote.ts';

export async function firefox(executablePath: string): Promise<Remote> {
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  await page.setViewport({ width: 1100, height: 800 });
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  };
}
