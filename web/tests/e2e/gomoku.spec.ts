// SPDX-License-Identifier: MIT
// Gomoku from the user's view: stones by mouse, touch, keyboard and text, up to five in a row.

import { atRest } from './support/at-rest.ts';
import { kGomoku, type GamePage } from './support/game-page.ts';
import { beginByKeys, playToTheEnd } from './support/player.ts';
import { expect, longUnless, test } from './support/test.ts';

const kEmptyBoard = `${Array<number>(15).fill(15).join('/')} b`;
/** Black's two pairs cross at h8. */
const kDoubleThree = 'h9 a1 h10 a3 g8 a5 f8 a7';

async function say(game: GamePage, text: string): Promise<void> {
  await game.setting('move').fill(text);
  await game.setting('move').press('Enter');
}

async function expectFiveOnTheBoard(game: GamePage): Promise<void> {
  const { result, reason, legalMoves } = await game.read();
  expect(result).toMatch(/^(1-0|0-1)$/);
  expect(reason).toBe('five-in-a-row');
  expect(legalMoves).toEqual([]);
  const row = game.root.locator('[role=gridcell][aria-label*="in the winning row"]');
  expect(await row.count()).toBeGreaterThanOrEqual(5);
  await expect(game.root.locator('.end-card')).toContainText('Five in a row.');
}

test('a whole game is played by clicks to five in a row @long', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.begin({ time: '100', level: '6' });
  await playToTheEnd(game, 1, (move) => game.click(move));
  await expectFiveOnTheBoard(game);
});

test('a whole game is played by the keyboard alone to five in a row @long', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url + kGomoku);
  await beginByKeys(game);
  await game.tabTo('square');
  await playToTheEnd(game, 2, (move) => game.type(move));
  await expectFiveOnTheBoard(game);
  await page.keyboard.press('n');
  await expect(game.sheet()).toBeVisible();
  await page.keyboard.press('Enter');
  await game.expectState('idle');
  expect(await game.moves()).toEqual([]);
});

test('the user wins with the fifth stone', { tag: '@smoke' }, async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.set(kEmptyBoard, 'h8 h9 i8 i9 j8 g9 k8 j9');
  await game.square('l8').click();
  await game.expectState('over');
  await expectFiveOnTheBoard(game);
  const card = game.root.getByRole('region', { name: 'You win' });
  await expect(card).toBeVisible();
  await expect(card.locator('.seal')).toBeVisible();
  await game.action('undo').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(8);
});

test('the engine begins when the user takes White @long', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.choose('side', 'white');
  await expect.poll(() => game.moves()).toEqual(['h8']);
  await game.expectState('idle');
  await game.playAndWait('i9');
  expect(await game.moves()).toHaveLength(3);
});

test('a move can be written', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.setSwitch('typesMoves');
  await game.choose('time', '100');
  await say(game, 'z99');
  await expect(game.root.locator('.detail')).toHaveText('“z99” is not a legal move.');
  await say(game, 'h8');
  await game.waitForAnswer(0);
  expect((await game.moves())[0]).toBe('h8');
  await expect(game.setting('move')).toHaveValue('');
  await game.open(`${site.url}#/play/xiangqi`);
  await game.choose('time', '100');
  await say(game, '炮二平五');
  await game.waitForAnswer(0);
  expect((await game.moves())[0]).toBe('h2e2');
});

test('renju marks the forbidden points and says why', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.setSwitch('typesMoves');
  await game.choose('rules', 'renju');
  await game.set(`${kEmptyBoard} renju`, kDoubleThree);
  const crossing = game.square('h8');
  await expect(crossing).toHaveAttribute('aria-label', /forbidden for Black, double three/);
  await crossing.click();
  await expect(game.root.locator('.detail')).toHaveText('h8 is forbidden for Black: double three.');
  await game.square('o1').focus();
  await say(game, 'h8');
  await expect(game.root.locator('.detail')).toHaveText('h8 is forbidden for Black: double three.');
  expect(await game.moves()).toHaveLength(8);
});

test('another rule is another game, and taking back returns @long', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.playAndWait('h8');
  await game.choose('rules', 'renju');
  await expect.poll(async () => (await game.read()).fen).toMatch(/ renju$/);
  expect(await game.moves()).toEqual([]);
  await game.action('undo').click();
  await expect.poll(async () => (await game.moves()).length).toBe(2);
  await game.expectChosen('rules', 'freestyle');
});

test('a hint says what it stops, and the threats are shown to whoever wishes', async ({
  game,
  site,
}) => {
  await game.open(site.url + kGomoku);
  await game.set(kEmptyBoard, 'h8 h9 i9 g7 i7 i8 j8 g8 k8 l8 j10 g9 g6 g10');
  const end = game.square('g11');
  await expect(end).toHaveAttribute('aria-label', 'g11, empty');
  await game.setSwitch('showsThreats');
  await expect(end).toHaveAttribute('aria-label', 'g11, empty, completes White’s four');
  await game.action('hint').click();
  await expect(game.root.locator('.detail')).toHaveText(/^Hint: g11, .*stops a four$/);
  expect(await game.moves()).toHaveLength(14);
});

test('swap2: the engine answers the stones of the user @long', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.begin({ opening: 'swap2', opener: 'person' });
  for (const [ply, point] of ['a1', 'h8', 'o15'].entries()) {
    // A stone is ignored until the engine has reported the legal moves.
    await expect.poll(async () => (await game.read()).legalMoves.includes(point)).toBe(true);
    await game.square(point).click();
    await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(ply);
  }
  // With stones in the corners, the engine does not choose Black.
  await expect.poll(async () => (await game.moves()).length).toBe(4);
  await game.expectState('idle');
  await game.expectChosen('side', 'black');
});

test('swap2: the user answers the stones of the engine', async ({ game, page, site }) => {
  const answer = (name: string) => game.root.locator(`[data-word="${name}"]`);
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.begin({ opening: 'swap2', opener: 'engine' });
  await expect.poll(async () => (await game.moves()).length).toBe(3);
  await expect(answer('black')).toBeVisible();
  await page.reload();
  await answer('two').click();
  await game.click(await game.anyMove());
  await expect.poll(async () => (await game.moves()).length).toBe(4);
  await game.click(await game.anyMove());
  await expect(game.root.locator('.opening')).toBeHidden();
  await game.begin();
  await answer('white').click();
  await game.expectChosen('side', 'white');
  await game.playAnyAndWait();
  expect(await game.moves()).toHaveLength(5);
});

test.describe('on a small touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a second tap confirms the first', async ({ game, site }) => {
    await game.open(site.url + kGomoku);
    await game.choose('time', '100');
    await game.expectState('idle');
    await game.square('h8').tap();
    await expect(game.square('h8')).toHaveAttribute('aria-selected', 'true');
    await game.square('h9').tap();
    expect(await game.moves()).toEqual([]);
    await game.square('h9').tap();
    await game.waitForAnswer(0);
    expect((await game.moves())[0]).toBe('h9');
    await game.setSwitch('mustTapTwice', false);
    await game.square('a1').tap();
    await game.waitForAnswer(2);
    expect((await game.moves())[2]).toBe('a1');
  });
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
]) {
  test(`the whole board is seen at ${width} by ${height}${longUnless(width === 320)}`, async ({
    game,
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await game.open(site.url + kGomoku);
    const [first, last] = await atRest(
      async () =>
        [
          (await game.square('a15').boundingBox())!,
          (await game.square('o1').boundingBox())!,
        ] as const,
    );
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(last.x + last.width).toBeLessThanOrEqual(width);
    expect(last.y + last.height - first.y).toBeLessThanOrEqual(height);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}
