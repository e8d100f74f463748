// SPDX-License-Identifier: MIT
// The laboratory of repetitions: a case under four laws, its moves explained, own moves, the list.

import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

// Diagram 38 of the Asian rules: Red threatens mate with every move, which the Chinese rules alone forbid.
test('a case is ruled by four laws, and its moves are explained', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-38');
  await expect(rulings.headline()).toHaveText('Case 38');
  const outcome = (law: string) => rulings.root.locator(`[data-law="${law}"]`);
  for (const law of ['asian', 'computer', 'simple'])
    await expect(outcome(law)).toContainText('Draw');
  await expect(outcome('chinese')).toContainText('Red loses');
  await expect(rulings.root.locator('#ruling')).toContainText(
    'perpetual threats of mate are allowed',
  );
  await outcome('chinese').click();
  await expect(outcome('chinese')).toHaveAttribute('aria-pressed', 'true');
  await expect(rulings.root.locator('#ruling')).toContainText('Red threatens mate with every move');
  await rulings.expectState('idle');
  await expect(rulings.detail()).toContainText('neither checks');
  await page.keyboard.press('ArrowLeft');
  await expect(rulings.detail()).toContainText('The red chariot attacks the black elephant.');
  await page.keyboard.press('Home');
  await rulings.expectMoves('');
});

// The first case: a cannon chases a chariot, a7 and b7 by turns.
test('what a move attacks is said', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await rulings.open(site.url, 'rulings-1');
  await rulings.expectState('idle');
  await expect(rulings.detail()).toContainText('The red cannon attacks the black chariot.');
});

test('cases are chosen from a list, fewer where only some are wanted', async ({ page, site }) => {
  const rulings = new StudyPage(page, 'rulings');
  await page.goto(`${site.url}#/learn/xiangqi`);
  await page.locator('chuhe-learn a', { hasText: 'four laws' }).click();
  await rulings.expectState('idle');
  const cases = rulings.root.locator('[data-case]');
  await expect(cases).toHaveCount(126);
  await rulings.setting('kind').selectOption('check');
  await rulings.setting('outcome').selectOption('first');
  for (const one of await cases.all()) await expect(one).toContainText('Black: check');
  await rulings.setting('outcome').selectOption('all');
  await rulings.setting('kind').selectOption('threat');
  await rulings.setting('laws').selectOption('differ');
  const some = rulings.root.locator('[data-case="38"]');
  await rulings.root.locator('summary').click();
  await some.click();
  await rulings.expectAddress('rulings-38');
  await expect(some).toHaveAttribute('aria-current', 'true');
});

test('own moves have no ruling before they repeat, and go to the analysis', async ({
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
  await expect(rulings.root.locator('[data-law="asian"]')).toContainText('no ruling yet');
  await rulings.action('analyse').click();
  await expect(page).toHaveURL(/#\/analyse\/xiangqi/);
});
