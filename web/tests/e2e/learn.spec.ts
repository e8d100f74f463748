// SPDX-License-Identifier: MIT
// The lessons, each step played to its end on the live board.

import { lessonIds, lessons, type LessonId } from '../../src/screens/learn/lessons.ts';
import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

/** A move for every step that does what is asked for. */
const answers: Readonly<Record<LessonId, readonly string[]>> = {
  chariot: ['a0a7', 'a0a1', 'e5c5'],
  cannon: ['b2e2', 'h2h9', 'e2e8'],
  horse: ['b0c2', 'e4c5', 'b1a1'],
  elephant: ['c0e2', 'e2c4'],
  advisor: ['d0e1', 'e1d2'],
  general: ['e0e1', 'd0d1', 'h5d5'],
  soldier: ['e3e4', 'e5d5'],
  check: ['h4d4', 'a5e5', 'c0e2'],
  mate: ['i1i9', 'f0e0'],
  stalemate: ['a7a8'],
  repetition: ['e5e4'],
};

test(
  'every lesson can be finished by mouse, and stays finished',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const learn = new StudyPage(page, 'learn');
    await learn.open(site.url, 'chariot');
    for (const lesson of lessonIds) {
      for (const answer of answers[lesson]) {
        await learn.expectState('trying');
        await learn.board.click(answer);
        await learn.expectState('right');
        if (lesson !== 'repetition') await learn.action('next').click();
      }
      expect(answers[lesson]).toHaveLength(lessons[lesson].length);
    }
    await expect(learn.headline()).toHaveText('You know the rules');
    await page.reload();
    await learn.expectState('trying');
    await expect(learn.root.locator('.lessons .unseen', { hasText: 'done' })).toHaveCount(
      lessonIds.length,
    );
    await learn.action('next').click();
    await learn.expectAddress('chariot');
  },
);

test('what is not asked for is taken back, and said', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'chariot');
  await learn.board.click('a0a6');
  await expect(learn.urged()).toHaveText('That is not the move. Try again.');
  await learn.expectState('trying');
  await expect(learn.board.square('a0')).toHaveAttribute('aria-label', /red chariot/);
});

test('one more check is ruled as perpetual', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'repetition');
  await expect(learn.root.locator('.ruling')).toBeVisible();
  await learn.board.click('e5d5');
  await expect(learn.urged()).toContainText('repeats the checks');
  await learn.expectState('trying');
});

test('a lesson is learnt by keys alone, in Chinese', async ({ page, site, game }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'horse');
  await game.choose('lang', 'zh-Hans');
  await expect(learn.headline()).toHaveText('马');
  await learn.board.tabTo('square');
  await learn.board.type('b0c2');
  await expect(learn.urged()).toContainText('很好');
  await learn.board.tabTo('action', 'next');
  await page.keyboard.press('Enter');
  await expect(learn.root.locator('.task')).toContainText('蹩住马腿');
});

test('the pieces on the board are named beside their characters', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'cannon');
  await expect(learn.root.locator('.legend li:visible b')).toHaveText(['General', 'Cannon']);
});
