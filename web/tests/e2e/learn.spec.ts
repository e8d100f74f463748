// SPDX-License-Identifier: MIT
// The lessons, each step completed on the live board.

import { lessonIds, lessons, type LessonId } from '../../src/screens/learn/lessons.ts';
import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

/** The moves that complete each step, or the side taken. */
const answers: Readonly<Record<LessonId, readonly string[]>> = {
  aim: ['e4e5', 'e0e1', 'i0i9'],
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
  five: ['f8', 'h8', 'c8'],
  four: ['i8', 'f8', 'j9'],
  three: ['g8', 'h8', 'g8'],
  fork: ['i8', 'i8', 'i8'],
  fours: ['i8 i9 i12', 'd9 g6 c10', 'k11 h11 f11 g10 e12'],
  defence: ['i9', 'f8', 'h8', 'j8'],
  foul: ['i8', 'i8', 'g8', 'k6', 'i8'],
  swap2: ['first', 'second'],
};

const last = {
  xiangqi: {
    lesson: 'repetition',
    said: 'You know the rules',
    first: 'aim',
    onward: '#/learn/xiangqi/endings',
  },
  gomoku: {
    lesson: 'swap2',
    said: 'You know the patterns',
    first: 'five',
    onward: '#/play/gomoku',
  },
} as const;

for (const game of ['xiangqi', 'gomoku'] as const) {
  test(
    `every lesson of ${game} can be finished by mouse, and stays finished @long`,
    { tag: '@smoke' },
    async ({ page, site }) => {
      const learn = new StudyPage(page, 'learn', game);
      const ids = lessonIds[game];
      await learn.open(site.url, last[game].first);
      for (const lesson of ids) {
        for (const [step, answer] of answers[lesson].entries()) {
          for (const move of answer.split(' ')) {
            await learn.expectState('trying');
            if (lesson === 'swap2') await learn.root.locator(`[data-swap2="${move}"]`).click();
            else await learn.board.click(move);
          }
          await learn.expectState('right');
          const isLast = step === answers[lesson].length - 1;
          if (lesson !== last[game].lesson || !isLast) await learn.action('next').click();
        }
        expect(answers[lesson]).toHaveLength(lessons[lesson].length);
      }
      await expect(learn.headline()).toHaveText(last[game].said);
      const onward = learn.root.locator('a.play:visible');
      await expect(onward).toHaveAttribute('href', last[game].onward);
      await expect(learn.root.getByRole('link', { name: 'Play your first game' })).toBeVisible();
      await page.reload();
      await learn.expectState('trying');
      await learn.root.locator('[data-tab="path"]').click();
      await expect(learn.root.locator('.path .unseen', { hasText: 'done' })).toHaveCount(
        ids.length,
      );
      await learn.root.locator(`[data-lesson="${last[game].lesson}"]`).click();
      for (const _ of answers[last[game].lesson]) await learn.action('next').click();
      await learn.expectAddress(last[game].first);
    },
  );
}

test('a newcomer learns the aim in three moves, and is led along the path', async ({
  page,
  site,
}) => {
  const learn = new StudyPage(page, 'learn');
  await page.setViewportSize({ width: 390, height: 844 });
  await learn.open(site.url);
  await expect(learn.headline()).toHaveText('The aim of the game');
  const onward = learn.root.locator('a.play:visible');
  for (const move of ['e4e5', 'e0e1', 'i0i9']) {
    await learn.expectState('trying');
    await expect(onward).toHaveCount(0);
    await learn.board.click(move);
    await learn.expectState('right');
    if (move !== 'i0i9') await learn.action('next').click();
  }
  await expect(learn.root.locator('.task')).toContainText('Checkmate');
  await expect(onward).toHaveText('Next: The chariot');
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.click();
  await learn.expectAddress('chariot');
  await expect(learn.headline()).toHaveText('The chariot');

  await learn.root.locator('[data-tab="path"]').click();
  const path = learn.root.locator('.path');
  await expect(path.locator('.leg h2').first()).toHaveText('Aim and pieces 1 of 8');
  await expect(path.locator('[data-lesson="aim"]')).toHaveText('The aim of the game, done');
  await expect(path.locator('[aria-current]')).toHaveText('The chariot');
  await path.getByRole('link', { name: 'Endgames' }).click();
  const endings = new StudyPage(page, 'endings');
  await endings.root.getByRole('link', { name: 'Path' }).click();
  await expect(path).toBeVisible();
  await learn.expectAddress('chariot');
});

test('what is not asked for is taken back, and said', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await page.setViewportSize({ width: 360, height: 740 });
  await learn.open(site.url, 'chariot');
  await learn.root.locator('.legend li:visible').last().scrollIntoViewIfNeeded();
  await learn.board.click('a0a6');
  await expect(learn.urged()).toHaveText('That is not the move. Try again.');
  await expect(learn.root.locator('.remark')).toBeInViewport();
  await learn.expectState('trying');
  await expect(learn.board.square('a0')).toHaveAttribute('aria-label', /red chariot/);
});

test('one more check is ruled as perpetual @long', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'repetition');
  await expect(learn.root.locator('.ruling')).toBeVisible();
  await learn.board.click('e5d5');
  await expect(learn.urged()).toContainText('repeats the check');
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

test('the pieces on the board are named beside their characters @long', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'cannon');
  await expect(learn.root.locator('.legend li:visible b')).toHaveText(['General', 'Cannon']);
});

test('a wrong stone is taken back, and what was right before it stays @long', async ({
  page,
  site,
}) => {
  const learn = new StudyPage(page, 'learn', 'gomoku');
  await learn.open(site.url, 'fours');
  await learn.board.click('j8');
  await expect(learn.urged()).toHaveText('That is not the move. Try again.');
  await learn.expectState('trying');
  await learn.board.click('i8');
  await expect(learn.board.square('j8')).toHaveAttribute('aria-label', /white stone/);
  await learn.expectState('trying');
  await learn.board.click('a1');
  await learn.expectState('wrong');
  await learn.expectState('trying');
  await expect(learn.board.square('i8')).toHaveAttribute('aria-label', /black stone/);
});

test('a lesson of stones is learnt by keys alone, in Japanese @long', async ({
  page,
  site,
  game,
}) => {
  const learn = new StudyPage(page, 'learn', 'gomoku');
  await learn.open(site.url, 'fork');
  await game.choose('lang', 'ja');
  await expect(learn.headline()).toHaveText('二つの狙い');
  await learn.board.tabTo('square');
  await learn.board.type('i8');
  await expect(learn.urged()).toContainText('三々');
});

test('the other game has its lessons at the same place @long', async ({ page, site }) => {
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'horse');
  await page.locator('[data-game=gomoku]').click();
  await expect(page).toHaveURL(/#\/learn\/gomoku/);
  await expect(page.locator('chuhe-learn .headline')).toHaveText('Five in a row');
  await expect(page.locator('.screens a[aria-current=page]')).toHaveText('Learn');
});
