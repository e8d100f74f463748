// SPDX-License-Identifier: MIT
// WebKitGTK's MiniBrowser through Selenium, on a virtual screen.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key as SeleniumKey, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Remote } from './remote.ts';

const keys: Readonly<Record<string, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowUp: SeleniumKey.ARROW_UP,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
};

export async function webkit(executablePath: string): Promise<Remote> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3]!, 'data');
  const service = new DriverService.Builder(executablePath)
    .setLoopback(true)
    // Its sandbox needs permissions that containers lack.
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    async drag(from, to) {
      const { VIEWPORT: origin } = Origin;
      const halfway = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
      const actions = driver
        .actions()
        .move({ ...from, origin })
        .press();
      await actions
        .move({ ...halfway, origin })
        .move({ ...to, origin })
        .release()
        .perform();
    },
    async press(key) {
      const value = keys[key] ?? key;
      await driver.actions().keyDown(value).keyUp(value).perform();
    },
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}
