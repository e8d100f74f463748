// SPDX-License-Identifier: MIT
// Viewing earlier moves during a game, the keyboard shortcuts of every screen, and the reader's
// drawings.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { kLongThought, kUnusualMove, type GamePage } from './support/game-page.ts';
import { expectParts } from './support/late-parts.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

const opening = 'h2e2 h9g7 h0g2 i9h9';

/** The piece on a point of the shown board. */
function piece(game: GamePage, square: string): Promise<string | null> {
  return game.square(square).getAttribute('aria-label');
}

test('one looks back by list, buttons and keys while the engine answers', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.begin({ level: '10', time: kLongThought });
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  await game.action('back').click();
  await expect.poll(() => piece(game, 'e0')).toContain('red general');
  await expect(game.action('present')).toBeVisible();
  // Past positions do not accept moves.
  await game.click('h2e2');
  await expect.poll(() => piece(game, 'h2')).toContain('red cannon');
  await game.action('stop').click();
  await expect.poll(() => game.moves()).toHaveLength(2);
  await expect.poll(() => piece(game, 'e0')).toContain('red general');
  await game.action('present').click();
  await expect.poll(() => piece(game, 'e1')).toContain('red general');
  await expect(game.action('present')).toBeHidden();
  await game.root.locator('.move').first().click();
  await expect(game.root.locator('.move').first()).toHaveAttribute('aria-current', 'step');
  await expect(game.action('present')).toBeVisible();
  await expectParts(page, 'beside');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => piece(game, 'e0')).toContain('red general');
  await page.keyboard.press('End');
  await expect(game.action('present')).toBeHidden();
  // Also after a click on the board.
  await game.square('d5').click();
  await page.keyboard.press('ArrowLeft');
  await expect(game.action('present')).toBeVisible();
  await page.keyboard.press('Home');
  await expect.poll(() => piece(game, 'e0')).toContain('red general');
});

test('the wheel over the board steps through the game, also after its end', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.set('', opening);
  await game.resign();
  await game.expectState('over');
  await expectParts(page, 'layers');
  await game.square('e5').hover();
  await page.mouse.wheel(0, -120);
  await expect(game.action('present')).toBeVisible();
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, 120);
  await expect(game.action('present')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe across the board steps through the game @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await game.set('', opening);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: string, to: string): Promise<void> => {
      const [start, end] = [await centre(game, from), await centre(game, to)];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
      await touch('touchStart', [start]);
      await touch('touchMove', [{ x: (start.x + end.x) / 2, y: start.y }]);
      await touch('touchMove', [end]);
      await touch('touchEnd', []);
    };
    await expectParts(page, 'layers');
    await swipe('b5', 'h5');
    await expect(game.action('present')).toBeVisible();
    await expect.poll(() => piece(game, 'i9')).toContain('black chariot');
    await swipe('h5', 'b5');
    await expect.poll(() => piece(game, 'h9')).toContain('black chariot');
    await expect(game.action('present')).toBeHidden();
  });
});

async function centre(game: GamePage, square: string): Promise<{ x: number; y: number }> {
  const box = (await game.square(square).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('keys do what buttons do, but not where text is written', async ({ game, page, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.setSwitch('typesMoves');
  await expectParts(page, 'beside');
  await page.keyboard.press('f');
  await expect(game.square('a9')).toHaveAttribute('aria-colindex', '9');
  await page.keyboard.press('f');
  await page.keyboard.press('h');
  await expect(game.root.getByText(/Hint: /).first()).toBeAttached();
  await game.playAndWait('h2e2');
  await page.keyboard.press('u');
  await expect.poll(() => game.moves()).toEqual([]);
  await page.keyboard.press('Space');
  await game.playAndWait(kUnusualMove);
  await expect(game.root.locator('.thinking')).toBeVisible();
  await game.setting('move').pressSequentially('fun?');
  await expect(game.setting('move')).toHaveValue('fun?');
  await expect(game.square('a9')).toHaveAttribute('aria-colindex', '1');
  await expect(game.sheet()).toHaveCount(0);
  await game.setting('move').blur();
  await page.keyboard.press('n');
  await expect(game.sheet()).toBeVisible();
});

test('a list of the keys opens by one, on every screen', async ({ game, page, site }) => {
  await game.open(site.url);
  await expectParts(page, 'around');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Take back');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.goto(`${site.url}#/learn/xiangqi`);
  await expect(page.locator('chuhe-learn')).toHaveAttribute('data-state', 'trying');
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
});

test('an analysis is walked by keys and wheel, wherever the focus is', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. H2+3 R9=8');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await page.locator('header').click({ position: { x: 700, y: 24 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(analysis.current()).toHaveText('C2=5');
  await page.keyboard.press('End');
  await expect(analysis.current()).toHaveText('R9=8');
  await expectParts(page, 'layers');
  await analysis.board.square('e5').hover();
  await page.mouse.wheel(0, -120);
  await expect(analysis.current()).toHaveText('H2+3');
  await analysis.action('move-menu').click();
  await analysis.action('comment').click();
  await analysis.comment().fill('Home');
  await page.keyboard.press('Home');
  await expect(analysis.current()).toHaveText('H2+3');
});

test('a puzzle is looked back at and goes on from where it was @long', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '182');
  await puzzle.board.click('e5c6');
  await puzzle.expectMoves('e5c6 d8e8');
  await puzzle.expectState('solving');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => piece(puzzle.board, 'e5')).toContain('red');
  await puzzle.board.click('f7f8');
  await puzzle.expectMoves('e5c6 d8e8');
  await page.keyboard.press('End');
  await puzzle.board.click('f7f8');
  await puzzle.expectState('solved');
});

test('arrows and circles are drawn with the right button, and go with a click @long', async ({
  game,
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open(site.url);
  const picture = (): Promise<Buffer> => game.root.locator('.board').screenshot();
  const same = async (one: Buffer): Promise<boolean> => one.equals(await picture());
  await game.square('e5').hover();
  const bare = await picture();
  const drag = async (from: string, to: string): Promise<void> => {
    await game.square(from).hover();
    await page.mouse.down({ button: 'right' });
    await game.square(to).hover();
    await page.mouse.up({ button: 'right' });
    await game.square('e5').hover();
  };
  await expect(async () => {
    await drag('a4', 'c5');
    expect(await same(bare)).toBe(false);
  }).toPass();
  const arrow = await picture();
  await drag('g4', 'g4');
  expect(await same(arrow)).toBe(false);
  await game.square('e4').click();
  await game.square('e5').hover();
  await expect.poll(() => same(bare)).toBe(true);
  await drag('a4', 'c5');
  expect(await same(bare)).toBe(false);
  await game.square('a5').focus();
  await page.keyboard.press('Escape');
  await game.square('a5').blur();
  await expect.poll(() => same(bare)).toBe(true);
  expect(await game.moves()).toEqual([]);
});

test('"Find better moves" has an address, and Back returns to the analysis @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. C5+4 H7+5');
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4', 'H7+5');
  await analysis.tab('review');
  await analysis.action('review').click();
  await analysis.action('retry-mistakes').click();
  await expect(page).toHaveURL(/#\/analyse\/xiangqi\/mistakes$/);
  await expect(page.locator('chuhe-retry')).toHaveAttribute('data-state', 'trying');
  await page.goBack();
  await expect(page.locator('chuhe-retry')).toHaveCount(0);
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4 ⁇', 'H7+5');
  await page.goForward();
  await expect(page.locator('chuhe-retry')).toBeVisible();
  // A reload drops the review.
  await page.reload();
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4', 'H7+5');
  await expect(page).toHaveURL(/#\/analyse\/xiangqi$/);
});

test('an analysis at rest shows nothing that says nothing @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await page.keyboard.press('Space');
  await analysis.paste('1. A4+5 A4+5 2. A5-4 A5-4');
  await analysis.expectListed('A4+5', 'A4+5', 'A5-4', 'A5-4');
  await page.keyboard.press('End');
  await analysis.expectState('idle');
  await expect(analysis.root.locator('.lines li:visible')).toHaveCount(0);
  await expect(analysis.root.locator('.chances')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(analysis.root.locator('.lines li:visible').first()).toBeVisible();
});
