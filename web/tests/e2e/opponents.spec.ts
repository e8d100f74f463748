// SPDX-License-Identifier: MIT
// Ten opponents, and a coach who warns before a blunder.

import { ArchivePage } from './support/archive-page.ts';
import { kGomoku, type GamePage } from './support/game-page.ts';
import { expectParts } from './support/late-parts.ts';
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// No animations while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Red's chariot may take a protected cannon. */
const kStart = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
const kBefore = 'h2e2 h9g7 h0g2 i9h9 i0h0 c6c5';
const kBlunder = 'h0h7';

function opponent(game: GamePage): ReturnType<GamePage['root']['locator']> {
  return game.root.locator('.player .opponent');
}

async function coached(game: GamePage, url: string): Promise<void> {
  await game.open(url);
  await game.begin({ coach: 'true', time: '100' });
}

test('an opponent is chosen by face, sits at the board and is found among the games', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await expect(opponent(game)).toHaveText('Leo');
  await game.openNewGame();
  await game.sheet().getByRole('radio', { name: 'Granny Lan' }).check();
  await expect(game.sheet().getByText(/sixty years/i)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await game.action('start').click();
  await expect(opponent(game)).toHaveText('Granny Lan');
  // Where there is room, face and sentence stand beside the board, and the opening has its name.
  const head = game.root.locator('.game-head');
  await expect(head).toContainText('Sixty years under the same tree');
  await expect(head.locator('svg')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(head).toBeHidden();
  await expect(opponent(game).locator('svg')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await game.playAndWait('h2e2');
  await expect(head.locator('.opening-name')).toContainText('Cannon');
  await game.choose('lang', 'ja');
  await expect(head).toContainText('ランばあさん');
  await expect(head.locator('.opening-name')).toContainText('炮');
  await game.choose('lang', 'en');
  await expect(head).toContainText('Granny Lan');
  await game.resign();
  await expect(game.root.locator('.end-card')).toContainText('Granny Lan');
  await page.reload();
  await expect(opponent(game)).toHaveText('Granny Lan');
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.setting('search').fill('granny');
  await expect(archive.rows()).toHaveCount(1);
  await archive.setting('search').fill('leo');
  await expect(archive.rows()).toHaveCount(0);
});

test('who wants a number has one, and comes back to the faces', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.begin({ level: '6' });
  await expect(opponent(game)).toBeHidden();
  await expect(game.root.locator('.player').first()).toContainText('6');
  await game.openNewGame();
  await expect(game.setting('level')).toHaveValue('6');
  await game.sheet().getByRole('radio', { name: 'Rosa' }).check();
  await expect(game.setting('level')).toBeHidden();
  await game.action('start').click();
  await expect(opponent(game)).toHaveText('Rosa');
});

test('faces are chosen by keys', async ({ game, page, site }) => {
  await game.open(site.url);
  await expectParts(page, 'beside');
  await page.keyboard.press('n');
  await expect(game.sheet()).toBeVisible();
  await expect(game.sheet().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(opponent(game)).toHaveText('Mai');
});

test('the coach holds a blunder, which is taken back by keys @long', async ({
  game,
  page,
  site,
}) => {
  await coached(game, site.url);
  await game.set(kStart, kBefore);
  // The menu gives way to the card, which appears once the engine has judged the move.
  await game.action('more').click();
  await expect(game.action('embed')).toBeVisible();
  await game.root.evaluate(
    (element, move) => (element as unknown as { play(move: string): void }).play(move),
    kBlunder,
  );
  const card = game.root.getByRole('alertdialog', { name: 'Think again?' });
  await expect(card).toContainText('loses the red chariot');
  await expect(game.action('embed')).toBeHidden();
  await expect(game.action('think-again')).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect.poll(() => game.moves()).toHaveLength(6);
  await game.expectState('idle');
});

test('Back takes a blunder back, one who insists plays it, and a quiet move passes @long', async ({
  game,
  page,
  site,
}) => {
  await coached(game, site.url);
  await game.set(kStart, kBefore);
  await game.click(kBlunder);
  await expect(game.action('play-anyway')).toBeVisible();
  await page.goBack();
  await expect.poll(() => game.moves()).toHaveLength(6);
  await expect(game.action('play-anyway')).toBeHidden();
  await game.expectState('idle');
  await game.click(kBlunder);
  await game.action('play-anyway').click();
  await game.waitForAnswer(7);
  expect((await game.moves())[6]).toBe(kBlunder);
  await game.set(kStart, kBefore);
  await game.playAndWait('b0c2');
  expect(await game.moves()).toHaveLength(8);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('an opponent is chosen and a lost game of stones held by touch @long', async ({
    game,
    page,
    site,
  }) => {
    await game.open(site.url + kGomoku);
    await game.action('new-game').tap();
    await game.sheet().getByRole('radio', { name: 'Yuki' }).tap();
    await game.action('more-options').tap();
    await game.setting('coach').tap();
    await game.action('start').tap();
    await expect(opponent(game)).toHaveText('Yuki');
    const empty = `${Array<number>(15).fill(15).join('/')} b freestyle`;
    // White has three in a row; a stone in the corner stops nothing.
    await game.set(empty, 'h8 h9 i8 i9 j10 g9');
    await game.square('o15').tap();
    await game.square('o15').tap();
    await expect(game.root.getByRole('alertdialog')).toContainText('a forced win');
    expect(await violationsIn(page)).toEqual([]);
    await game.action('think-again').tap();
    await expect.poll(() => game.moves()).toHaveLength(6);
  });
});
