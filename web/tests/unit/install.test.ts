// SPDX-License-Identifier: MIT
// The browsers that show instructions for installing the page by hand.

import { expect, test } from 'vitest';
import { isInstalledByHand } from '../../src/shell/install.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`;
const safari = `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`;
const chrome = `${iPhone} CriOS/137.0.0.0 Mobile/15E148 Safari/604.1`;
const withinApp = `${iPhone} Mobile/15E148`;
const webKitGtk = `Mozilla/5.0 (X11; Linux x86_64) ${apple} Version/18.5 Safari/605.1.15`;
const androidView =
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36';

test.each([
  ['Safari on an iPhone', safari, 5, false, true],
  ['the app installed there', safari, 5, true, false],
  ['Safari on an iPad', mac, 5, false, true],
  ['Safari on a Mac', mac, 0, false, false],
  ['Chrome on an iPhone', chrome, 5, false, false],
  ['a page within an app', withinApp, 5, false, false],
  ['WebKitGTK', webKitGtk, 10, undefined, false],
  ['a page within an app on Android', androidView, 5, undefined, false],
])('in %s', (_, userAgent, maxTouchPoints, standalone, isTold) => {
  const browser = { userAgent, maxTouchPoints, ...(standalone !== undefined && { standalone }) };
  expect(isInstalledByHand(browser)).toBe(isTold);
});
