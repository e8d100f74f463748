// SPDX-License-Identifier: MIT
// Input on the board: dragging, hints, turning, and its size on a phone.

import { atRest } from './support/at-rest.ts';
import { expect, longUnless, test } from './support/test.ts';

test('a piece can be dragged', async ({ game, page, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.expectState('idle');
  await game.square('h2').hover();
  await page.mouse.down();
  await game.square('e2').hover();
  await page.mouse.up();
  await game.waitForAnswer(0);
  expect((await game.moves())[0]).toBe('h2e2');
});

test('a drag is called off by another button, by Escape and by a lost pointer', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.expectState('idle');
  const drag = async (): Promise<void> => {
    await game.square('h2').hover();
    await page.mouse.down();
    await game.square('e2').hover();
  };
  await drag();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag();
  // As an alert or another program takes the pointer away.
  await game.root.locator('.grid').evaluate((grid) => {
    const release = (event: Event): void =>
      grid.releasePointerCapture((event as PointerEvent).pointerId);
    grid.addEventListener('pointermove', release, { once: true });
  });
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await game.square('f2').hover();
  await game.square('f2').click();
  await game.expectState('idle');
  expect(await game.moves()).toEqual([]);
  await game.click('b2e2');
  await expect.poll(async () => (await game.moves())[0]).toBe('b2e2');
});

test('a move that is not legal is not made @long', async ({ game, site }) => {
  await game.open(site.url);
  await game.click('h2h8');
  await game.click('a0b0');
  await game.click('a9a8');
  await game.expectState('idle');
  expect(await game.moves()).toEqual([]);
});

test('a hint is a legal move, and is not played @long', async ({ game, site }) => {
  await game.open(site.url);
  await game.action('hint').click();
  await game.expectState('idle');
  await expect(game.root.getByText(/Hint: /).first()).toBeAttached();
  expect(await game.moves()).toEqual([]);
});

test('turning the board puts Black at the bottom', async ({ game, site }) => {
  await game.open(site.url);
  const height = async (square: string): Promise<number> =>
    (await game.square(square).boundingBox())!.y;
  await expect.poll(async () => (await height('e0')) - (await height('e9'))).toBeGreaterThan(0);
  await game.action('flip').click();
  await expect.poll(async () => (await height('e0')) - (await height('e9'))).toBeLessThan(0);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  expect(await game.moves()).toHaveLength(2);
});

test('the engine opens when the user takes Black', async ({ game, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.choose('side', 'black');
  await expect.poll(async () => (await game.moves()).length).toBe(1);
  await game.expectState('idle');
  await game.playAnyAndWait();
  expect(await game.moves()).toHaveLength(3);
});

const screens = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a wide screen', width: 1920, height: 1080 },
];

for (const { name, width, height } of screens) {
  test(`${name} shows the whole board${longUnless(name === 'a phone')}`, async ({
    game,
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await game.open(site.url);
    const [first, last] = await atRest(
      async () =>
        [
          (await game.square('a9').boundingBox())!,
          (await game.square('i0').boundingBox())!,
        ] as const,
    );
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(last.x + last.width).toBeLessThanOrEqual(width);
    expect(last.y + last.height - first.y).toBeLessThanOrEqual(height);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}
