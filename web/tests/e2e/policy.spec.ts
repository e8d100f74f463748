// SPDX-License-Identifier: MIT
// The content policy applies within the page, even on a host without headers.

import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /Content Security Policy|Trusted/ });

test('the page may neither build code from strings nor load from elsewhere', async ({
  page,
  plainSite,
  game,
}) => {
  await game.open(plainSite.url);
  const attempts = await page.evaluate(async () => {
    // During a debugger call, the browser allows code from strings.
    await new Promise((resolve) => setTimeout(resolve));
    const isBlocked = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const outcome = {
      evaluation: isBlocked(() => new Function('return 1')),
      markup: isBlocked(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
      worker: isBlocked(() => new Worker('./service-worker.js')),
      policy: isBlocked(() =>
        (
          globalThis as never as { trustedTypes: { createPolicy(n: string, r: object): object } }
        ).trustedTypes.createPolicy('other', {}),
      ),
      fetch: await fetch('https://example.org/').then(
        () => false,
        () => true,
      ),
    };
    return outcome;
  });
  expect(attempts).toEqual({
    evaluation: true,
    markup: true,
    worker: true,
    policy: true,
    fetch: true,
  });
});

for (const isStored of [false, true]) {
  const how = isStored ? 'from a plain host, once it is stored' : 'from our server';
  test(
    `the page may use no device: ${how} @long`,
    { tag: '@stored' },
    async ({ page, site, plainSite, game }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Permissions-Policy')) complaints.push(message.text());
      });
      await game.open((isStored ? plainSite : site).url);
      if (isStored) {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        await game.expectState('idle');
      }
      const allowed = await page.evaluate(() => {
        const { featurePolicy } = document as never as {
          featurePolicy: { allowedFeatures(): string[] };
        };
        return featurePolicy.allowedFeatures();
      });
      const devices = new Set([
        'camera',
        'geolocation',
        'hid',
        'microphone',
        'midi',
        'payment',
        'serial',
        'usb',
      ]);
      // The page copies positions.
      expect(allowed).toContain('clipboard-write');
      expect(allowed.filter((name) => devices.has(name))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}
