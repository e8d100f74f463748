// SPDX-License-Identifier: MIT
// The comparison of rule sets: a case under four rule sets, its moves explained, the reader's own
// moves, the list.

import { violationsIn } from './support/axe.ts';
import { chase } from './support/game-page.ts';
import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

// Diagram 38 of the Asian rules: Red threatens mate with every move, which only the Chinese rules
// forbid.
test('a case is ruled by four rule sets, and its moves are explained', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-38');
  await expect(rulings.headline()).toHaveText('Perpetual threats of mate');
  const source = rulings.root.locator('.source');
  await source.getByLabel('Source').click();
  await expect(source.locator('p')).toContainText('Asian and World Xiangqi Federation');
  const outcome = (rules: string) => rulings.root.locator(`[data-rules="${rules}"]`);
  for (const rules of ['asian', 'computer', 'simple'])
    await expect(outcome(rules)).toContainText('Draw');
  await expect(outcome('chinese')).toContainText('Red loses');
  await expect(rulings.root.locator('#ruling')).toContainText('perpetual mate threats are allowed');
  await outcome('chinese').click();
  await expect(outcome('chinese')).toHaveAttribute('aria-pressed', 'true');
  await expect(rulings.root.locator('#ruling')).toContainText('Red threatens mate on every move');
  await rulings.expectState('idle');
  await expect(rulings.detail()).toContainText('idle move');
  await page.keyboard.press('ArrowLeft');
  await expect(rulings.detail()).toContainText('The red chariot attacks the black elephant.');
  await page.keyboard.press('Home');
  await rulings.expectMoves('');
});

// The first case: a cannon chases a chariot on a7 and b7 alternately.
test('what a move attacks is said @long', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-1');
  await rulings.expectState('idle');
  await expect(rulings.detail()).toContainText('The red cannon attacks the black chariot.');
});

test('cases are chosen from a list, fewer where only some are wanted @long', async ({
  page,
  site,
}) => {
  const rulings = new StudyPage(page, 'rulings');
  await page.goto(`${site.url}#/learn/xiangqi`);
  await page.locator('chuhe-learn [data-tab="path"]').click();
  await page.locator('chuhe-learn a', { hasText: 'Repetition rules' }).click();
  await rulings.expectState('idle');
  await expect(rulings.headline()).toHaveText('Perpetual check');
  await rulings.root.locator('[data-tab="list"]').click();
  await rulings.root.locator('[data-case]:visible', { hasText: 'Two chariots' }).click();
  await rulings.expectAddress('rulings-119');
  await expect(rulings.headline()).toHaveText('Two chariots chase one cannon');
  await rulings.root.locator('[data-tab="list"]').click();
  await rulings.root.getByText('All 126 cases').click();
  const cases = rulings.root.locator('.groups [data-case]');
  await expect(cases).toHaveCount(126);
  await rulings.setting('kind').selectOption('check');
  await rulings.setting('outcome').selectOption('first');
  for (const one of await cases.all())
    await expect(one).toContainText(/Black gives check|Perpetual check|One side checks/);
  await rulings.setting('outcome').selectOption('all');
  await rulings.setting('kind').selectOption('threat');
  await rulings.setting('rules').selectOption('differ');
  const some = rulings.root.locator('.groups [data-case="38"]');
  await rulings.root.locator('.groups summary').click();
  await some.click();
  await rulings.expectAddress('rulings-38');
  await expect(some).toHaveAttribute('aria-current', 'true');
});

test('own moves have no ruling before they repeat, and go to the analysis @long', async ({
  page,
  site,
}) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-1');
  await rulings.action('first').click();
  await rulings.expectMoves('');
  await rulings.expectState('idle');
  await rulings.board.click('e3e4');
  await rulings.expectMoves('e3e4');
  await expect(rulings.headline()).toHaveText('Your own moves');
  await expect(rulings.root.locator('[data-rules="asian"]')).toContainText('No repetition yet');
  await rulings.action('analyse').click();
  await expect(page).toHaveURL(/#\/analyse\/xiangqi/);
});

// Two chariots step aside and back: no move forces anything, so every rule set gives a draw.
test('own moves are ruled by every rule set once they repeat @long', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-1');
  await rulings.action('first').click();
  await rulings.expectMoves('');
  const moves = ['i0i1', 'i9i8', 'i1i0', 'i8i9', 'i0i1', 'i9i8', 'i1i0', 'i8i9'];
  for (const [ply, move] of moves.entries()) {
    await rulings.expectState('idle');
    await rulings.board.click(move);
    await rulings.expectMoves(moves.slice(0, ply + 1).join(' '));
    // The position repeats for the first time after the fourth move.
    if (ply < 3)
      await expect(rulings.root.locator('[data-rules="asian"]')).toContainText('No repetition yet');
  }
  for (const rules of ['asian', 'computer', 'simple', 'chinese'])
    await expect(rulings.root.locator(`[data-rules="${rules}"]`)).toContainText('Draw');
});

test('a ruling in a game leads to its repetition under all rule sets', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.set(chase.fen, chase.moves);
  await game.click(chase.losingMove);
  await game.expectState('over');
  await game.root.locator('[data-action="why-ruled"]').click();
  const rulings = new StudyPage(page, 'rulings');
  await rulings.expectState('idle');
  await expect(rulings.headline()).toHaveText('From your game');
  for (const rules of ['asian', 'computer', 'chinese'])
    await expect(rulings.root.locator(`[data-rules="${rules}"]`)).toContainText('Red loses');
  await expect(rulings.root.locator('[data-rules="simple"]')).toContainText('Draw');
  await page.keyboard.press('ArrowLeft');
  await expect(rulings.detail()).toContainText(/attacks the black chariot|idle move/);
  // The address opens it again.
  await page.reload();
  await rulings.expectState('idle');
  await expect(rulings.headline()).toHaveText('From your game');
});

test('on another page a ruling leads nowhere @long', async ({ foreign, page }) => {
  await foreign.open(`<chuhe-game fen="${chase.fen}" moves="${chase.moves}"></chuhe-game>`);
  const card = page.locator('chuhe-game .ruling');
  await expect(card).toBeVisible();
  await expect(card.locator('[data-action="why-ruled"]')).toBeHidden();
});

test('cases are found by words of their text @long', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-1');
  await rulings.root.locator('[data-tab="list"]').click();
  await rulings.root.getByText('All 126 cases').click();
  const cases = rulings.root.locator('.groups [data-case]');
  const search = rulings.setting('case-text');
  await search.fill('38');
  await expect(cases).toHaveCount(1);
  await search.fill('Asian threat');
  await expect(cases.first()).toBeVisible();
  for (const one of await cases.all()) await expect(one).toContainText('threat');
  await search.fill('nothing like this');
  await expect(cases).toHaveCount(0);
  await search.fill('');
  await expect(cases).toHaveCount(126);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the laboratory on ${theme} @long`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: theme });
    const rulings = new StudyPage(page, 'rulings');
    await rulings.open(site.url, 'rulings-38');
    await rulings.expectState('idle');
    expect(await violationsIn(page)).toEqual([]);
  });
}

test(
  'the laboratory works without the network @long',
  { tag: '@stored' },
  async ({ page, start }) => {
    const site = await start();
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.stop();
    const rulings = new StudyPage(page, 'rulings');
    await rulings.open(site.url, 'rulings-38');
    await rulings.expectState('idle');
    await expect(rulings.root.locator('[data-rules="chinese"]')).toContainText('Red loses');
    await expect(rulings.root.locator('.groups [data-case]')).toHaveCount(126);
  },
);
