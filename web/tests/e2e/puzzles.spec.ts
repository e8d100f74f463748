// SPDX-License-Identifier: MIT
// Puzzles: moves are judged at once, mistakes refuted, progress stored.

import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

/** Number 182 of the list: a mate in two whose first move leaves one reply. */
const two = { number: '182', first: 'e5c6', answer: 'd8e8', mate: 'f7f8', wrong: 'a2c0' };

test(
  'a mate in two is solved by mouse, its answer played by the engine',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const puzzle = new StudyPage(page, 'puzzle');
    await puzzle.open(site.url, two.number);
    await expect(puzzle.headline()).toHaveText('Red mates in 2');
    await puzzle.board.click(two.first);
    await puzzle.expectMoves(`${two.first} ${two.answer}`);
    await puzzle.expectState('solving');
    await expect(puzzle.detail()).toContainText('One move to mate.');
    await puzzle.board.click(two.mate);
    await puzzle.expectState('solved');
    await expect(puzzle.headline()).toHaveText('Solved!');
    await expect(puzzle.root.locator('.seal')).toBeVisible();
    await expect(await puzzle.progress()).toContainText(/Solved1 of \d/);
    await puzzle.choose('puzzle-order', 'next');
    await puzzle.action('next').click();
    await puzzle.expectAddress('183');
  },
);

test('a wrong move is refuted on the board and may be tried again', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, two.number);
  await puzzle.board.click(two.wrong);
  await puzzle.expectState('wrong');
  await expect(puzzle.headline()).toHaveText('Not quite');
  await expect(puzzle.detail()).toContainText('The reply is');
  await puzzle.action('again').click();
  await puzzle.expectMoves('');
  await puzzle.board.click(two.first);
  await puzzle.expectMoves(`${two.first} ${two.answer}`);
});

test('a puzzle is solved by keys alone, and said', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, two.number);
  await puzzle.choose('puzzle-order', 'next');
  await puzzle.board.tabTo('square');
  await puzzle.board.type(two.first);
  await expect(puzzle.said()).toContainText('black general 4 across to 5');
  await puzzle.expectState('solving');
  await puzzle.board.type(two.mate);
  await puzzle.expectState('solved');
  await expect(puzzle.urged()).toHaveText('Solved!');
  await puzzle.board.tabTo('action', 'next');
  await page.keyboard.press('Enter');
  await puzzle.expectAddress('183');
  await expect(puzzle.said()).toContainText('Puzzle 183.');
});

test('a hint shows the piece and then the move; the solution plays itself', async ({
  page,
  site,
}) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, two.number);
  await puzzle.action('hint').click();
  await expect(puzzle.detail()).toHaveText('Look at the red horse on file 5.');
  await puzzle.action('hint').click();
  await expect(puzzle.detail()).toContainText('red horse 5 forward 7');
  await puzzle.action('solution').click();
  await puzzle.expectMoves(`${two.first} ${two.answer} ${two.mate}`);
  await expect(puzzle.headline()).toHaveText('That was the solution');
});

test('a hint is given in the notation that was chosen @long', async ({ page, site, game }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, two.number);
  await puzzle.action('hint').click();
  await game.choose('notation', 'zh-hant');
  await expect(puzzle.detail()).toHaveText('Look at the red horse on file 五.');
  await puzzle.action('hint').click();
  await expect(puzzle.detail()).toHaveText('Hint: 傌五進七');
  await expect(puzzle.said()).toHaveText('Hint: 傌五進七');
  await game.choose('notation', 'iccs');
  await expect(puzzle.detail()).toHaveText('Hint: red horse e5 to c6');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a puzzle is solved by touch, with task and board in sight', async ({ page, site }) => {
    const puzzle = new StudyPage(page, 'puzzle');
    await puzzle.open(site.url, '1');
    await expect(puzzle.headline()).toBeInViewport();
    await expect(puzzle.board.square('a0')).toBeInViewport();
    // Board and navigation apart, nothing more than this waits for a finger.
    const controls = puzzle.root
      .locator('.panel, .tools')
      .locator('button, input, select, summary');
    await expect(controls.filter({ visible: true })).toHaveText([
      'Puzzle',
      'Progress',
      'Choose…',
      'Hint',
      'Solution',
      'Flip',
      'Next',
    ]);
    await puzzle.board.tap('g4f4');
    await puzzle.expectState('solved');
    await puzzle.action('next').tap();
    await expect(page).not.toHaveURL(/xiangqi\/1$/);
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(360);
  });
});

test('Black solves with the board turned @long', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '2');
  await expect(puzzle.headline()).toHaveText('Black mates in 1');
  const [top] = await puzzle.root.locator('[role=gridcell]').all();
  await expect(top!).toHaveAttribute('data-square', 'i0');
  await puzzle.board.click('c2c0');
  await puzzle.expectState('solved');
});

test('kind, order and number are chosen; progress and place outlive a reload', async ({
  page,
  site,
}) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '1');
  await puzzle.board.click('g4f4');
  await puzzle.expectState('solved');
  await puzzle.choose('puzzle-order', 'next');
  await puzzle.choose('puzzle-theme', 'win');
  await puzzle.expectAddress('1831');
  await expect(puzzle.headline()).toHaveText('Red to play and win');
  const sheet = await puzzle.choices();
  const number = sheet.locator('[data-setting="puzzle-number"]');
  await number.fill('1663');
  await number.press('Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('1832');
  await number.press('Enter');
  await puzzle.expectAddress('1832');
  await expect(sheet).toHaveCount(0);
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  await page.reload();
  await puzzle.expectState('solving');
  await expect(puzzle.root.locator('.status h2')).toHaveText('Puzzle 1832');
  await expect(await puzzle.progress()).toContainText(/Solved1 of \d/);
});

test('where nothing can be kept, it is said and the puzzles go on @long', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '1');
  await puzzle.board.click('g4f4');
  await puzzle.expectState('solved');
  await expect(puzzle.root.locator('.status')).toContainText('blocking storage');
});

test('a puzzle goes on in the analysis', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '1');
  await puzzle.board.click('g4f4');
  await puzzle.action('analyse').click();
  await expect(page).toHaveURL(/#\/analyse\/xiangqi$/);
  await expect(page.locator('chuhe-analysis .tree button.move:not(.start)')).toHaveCount(1);
});

test('the puzzles are there offline @long', { tag: '@stored' }, async ({ page, context, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await page.goto(site.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await puzzle.open(site.url, two.number);
  await puzzle.board.click(two.first);
  await puzzle.expectMoves(`${two.first} ${two.answer}`);
});

test.describe('without the list', () => {
  test.use({ expectedErrors: /404/ });

  test('it is said, and asked for again @long', async ({ page, files, start }) => {
    const list = files.find(/\/xiangqi-.*\.txt$/);
    files.remove(/\/xiangqi-.*\.txt$/);
    const site = await start({ files });
    await page.goto(`${site.url}#/puzzles/xiangqi`);
    const puzzle = new StudyPage(page, 'puzzle');
    await puzzle.expectState('failed');
    await expect(puzzle.headline()).toHaveText('The puzzles could not be downloaded');
    expect(list).toContain('xiangqi');
    await expect(puzzle.action('retry')).toBeVisible();
  });
});
