// SPDX-License-Identifier: MIT
// In which browser a person is told how to install the page by hand.

import { expect, test } from 'vitest';
import { isSafariOnIos } from '../../src/shell/install.ts';

const mobile = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${mobile} Version/18.5 Mobile/15E148 Safari/604.1`,
    5,
    true,
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobile} Version/18.5 Safari/605.1.15`,
    5,
    true,
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobile} Version/18.5 Safari/605.1.15`,
    0,
    false,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${mobile} CriOS/137.0.0.0 Mobile/15E148 Safari/604.1`,
    5,
    false,
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${mobile} Mobile/15E148`, 5, false],
  [
    'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    10,
    false,
  ],
])('%s with %i touch points is Safari on iOS: %j', (userAgent, maxTouchPoints, isThat) => {
  expect(isSafariOnIos({ userAgent, maxTouchPoints })).toBe(isThat);
});
