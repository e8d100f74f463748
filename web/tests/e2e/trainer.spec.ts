// SPDX-License-Identifier: MIT
// Recalling book lines, the repertoire marked by stars, and the reader's games beside the book.

import { AnalysisPage } from './support/analysis-page.ts';
import { violationsIn } from './support/axe.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

test('a line is played from memory, a miss is told, and both are kept', async ({ page, site }) => {
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url);
  await openings.action('train').click();
  const trainer = new StudyPage(page, 'trainer');
  await trainer.expectState('trying');
  await expect(page.locator('nav.screens [aria-current]')).toHaveText('Learn');
  await trainer.board.click('a3a4');
  await expect(trainer.root.locator('.remark')).toContainText('Not quite:');
  await expect(trainer.root.locator('.remark')).toContainText('the answer is C2=5');
  await trainer.board.click('h2e2');
  await trainer.expectState('trying');
  await expect(trainer.root.locator('.remark')).toHaveText('');
  await trainer.action('answer').click();
  await expect(trainer.root.locator('.remark')).toContainText('The answer is');
  await expect(trainer.root.locator('.score')).toHaveText('0 of 2 right on the first try');
  await expect(trainer.root.locator('.due')).toHaveText('2 of 2 positions due today.');
  await page.reload();
  await trainer.expectState('trying');
  await trainer.action('review-due').click();
  await trainer.expectState('trying');
  await trainer.action('clear-progress').click();
  await expect(trainer.action('clear-progress')).toHaveText('Clear? This cannot be undone.');
  await trainer.action('clear-progress').click();
  await expect(trainer.root.locator('.due')).toBeHidden();
});

test('a star puts a move into the repertoire, which is trained', async ({ page, site }) => {
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url);
  const star = openings.root.locator('[data-star="g3g4"]');
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await openings.action('train').click();
  const trainer = new StudyPage(page, 'trainer');
  await trainer.expectState('trying');
  await expect(trainer.root.locator('.repertoire')).toHaveText('Moves for 1 position.');
  await trainer.root.locator('[data-source="repertoire"]').click();
  await trainer.expectState('trying');
  await trainer.board.click('h2e2');
  await expect(trainer.root.locator('.remark')).toContainText('Not quite:');
  await trainer.board.click('g3g4');
  await trainer.expectState('over');
});

test('own games stand beside the book @long', async ({ game, page, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await game.resign();
  await expect(game.root.locator('.end-card')).toBeVisible();
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url);
  const own = openings.root.locator('[data-own-move="h2e2"]');
  await expect(own).toContainText('C2=5');
  await expect(own).toContainText('1 game as Red · won 0 · drawn 0 · lost 1');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the trainer on ${theme} @long`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const openings = new AnalysisPage(page);
    await openings.openOpenings(site.url);
    await openings.root.locator('[data-star="g3g4"]').click();
    expect(await violationsIn(page)).toEqual([]);
    const trainer = new StudyPage(page, 'trainer');
    await trainer.open(site.url);
    await trainer.action('answer').click();
    expect(await violationsIn(page)).toEqual([]);
  });
}
