// SPDX-License-Identifier: MIT
// The quiz of master moves: opened from the list or a link, judged, kept across a reload, used by
// keyboard.

import { expect, type Page } from '@playwright/test';
import { AnalysisPage } from './support/analysis-page.ts';
import { violationsIn } from './support/axe.ts';
import { kUnpacking, test } from './support/masters-at-hand.ts';
import { StudyPage } from './support/study-page.ts';

/** 許銀川 – 鄭一泓, 2003, from Red's side: after six moves each, the chariot moved to the river. */
const kGame = 'guess-17817-red';
const kPlayed = 'h0h4';
/** The chariot takes a protected cannon and is lost. */
const kBad = 'h0h5';

/** A game of 41 plies, of 2008, from Black's side: the master's move is about three pawns worse at depths from 8 to 20. */
const kMistaken = 'guess-24129-black';
const kBetter = 'f8f4';

async function opened(page: Page, url: string, place = kGame): Promise<StudyPage> {
  const quiz = new StudyPage(page, 'quiz');
  await page.clock.install();
  await page.goto(`${url}#/games/xiangqi/${place}`);
  await expect(quiz.root).toHaveAttribute('data-state', 'trying', kUnpacking);
  return quiz;
}

/**
 * The verdict on a guess is shown for 1.5 seconds, which a busy machine may miss: the clock is
 * paused while it is read.
 */
async function guess(
  quiz: StudyPage,
  act: () => Promise<void>,
  read: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = quiz;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await act();
  await quiz.expectState('judged');
  await read();
  await page.clock.resume();
}

test('the master’s move has full points, and is kept over a reload', async ({ page, site }) => {
  const quiz = await opened(page, site.url);
  await expect(quiz.headline().first()).toHaveText('Your move for Red: what did the master play?');
  await expect(quiz.root).toContainText('Xu Yinchuan 許銀川 – Zheng Yihong 鄭一泓');
  await guess(
    quiz,
    () => quiz.board.click(kPlayed),
    async () => {
      await expect(quiz.headline().first()).toHaveText('R2+4 is the master’s move. 10 points');
      await expect(quiz.urged()).toContainText('R2+4 is the master’s move.');
    },
  );
  await quiz.expectState('trying');
  // The cannon moved seven plies earlier, as in the game.
  await quiz.expectMoves('h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 b0a2 g6g5 b2c2 a9b9 c3c4 h7h5 h0h4 b7b4');
  await expect(quiz.root.locator('.score')).toHaveText('Move 2 of 28 · 10 points');
  await page.reload();
  await expect(quiz.root).toHaveAttribute('data-state', 'trying', kUnpacking);
  await expect(quiz.root.locator('.score')).toHaveText('Move 2 of 28 · 10 points');
  await quiz.action('finished').click();
  await quiz.expectState('over');
  await expect(quiz.root.locator('[data-result="share"]')).toHaveText('100% · 10 of 10 points');
  await expect(quiz.root).toContainText('The master’s move: 1 of 1');
  await quiz.action('analyse').click();
  const analysis = new AnalysisPage(page);
  await expect(page).toHaveURL(/#\/analyse\/xiangqi/);
  await analysis.expectState('thinking|idle');
  await expect(analysis.root).toContainText('許銀川');
});

test('a move better than the master’s has all points @long', async ({ page, site }) => {
  const quiz = await opened(page, site.url, kMistaken);
  await guess(
    quiz,
    () => quiz.board.click(kBetter),
    () => expect(quiz.headline().first()).toHaveText(/better than the master’s H8\+7\. 10 points$/),
  );
  await quiz.expectState('trying');
  // The game continues as played.
  await expect(quiz.root.locator('.score')).toHaveText('Move 2 of 14 · 10 points');
});

test('a worse move than the master’s has fewer points @long', async ({ page, site }) => {
  const quiz = await opened(page, site.url);
  await guess(
    quiz,
    () => quiz.board.click(kBad),
    async () => {
      await expect(quiz.headline().first()).toHaveText(/the master’s R2\+4 is better\. 0 points$/);
      await expect(quiz.detail()).toContainText(
        /You: .* of the winning chances lost\. The master:/,
      );
    },
  );
});

test('the list leads to a game of its own choice, and to a chosen one @long', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}#/games/xiangqi/masters`);
  const masters = page.locator('chuhe-masters');
  await masters.locator('[data-setting="player"]').fill('許銀川');
  await masters.locator('[data-setting="opponent"]').fill('鄭一泓');
  await expect(masters.locator('.count')).toHaveText(/^\d\d? games$/, kUnpacking);
  await masters.locator('[data-action="guess"]').click();
  const quiz = new StudyPage(page, 'quiz');
  await expect(quiz.root).toHaveAttribute('data-state', 'trying', kUnpacking);
  await expect(page).toHaveURL(/guess-\d+-(red|black)$/);
  await expect(quiz.root).toContainText('許銀川');
  await expect(quiz.root).toContainText('鄭一泓');
  await page.goBack();
  await masters.locator('[data-setting="result"]').locator('input[value="0-1"]').click();
  const row = masters.locator('.row:not(.waiting)').filter({ visible: true }).first();
  await expect(row).toContainText('Black won');
  await row.locator('[data-action="guess-game"]').click();
  // The winner's side.
  await expect(page).toHaveURL(/guess-\d+-black$/, kUnpacking);
  await quiz.expectState('trying');
  await expect(quiz.headline().first()).toHaveText(/^Your move for Black/);
});

test('the address names the side, also of a game that is there already @long', async ({
  page,
  site,
}) => {
  const place = `${site.url}#/games/xiangqi/guess-12`;
  for (let time = 0; time < 2; time++) {
    await page.goto(place);
    await expect(page).toHaveURL(/guess-12-(red|black)$/, kUnpacking);
  }
  await page.goto(`${site.url}#/play/xiangqi`);
  await page.goto(place);
  await expect(page).toHaveURL(/guess-12-(red|black)$/);
});

test('it is played by keys @long', async ({ page, site }) => {
  const quiz = await opened(page, site.url);
  await quiz.board.tabTo('square');
  await guess(quiz, () => quiz.board.type(kPlayed));
  await quiz.expectState('trying');
  await guess(
    quiz,
    () => page.keyboard.press('h'),
    () => expect(quiz.headline().first()).toHaveText('The master played P5+1. 0 points'),
  );
});

test('a link to no game says so', async ({ page, site }) => {
  const quiz = new StudyPage(page, 'quiz');
  await page.goto(`${site.url}#/games/xiangqi/guess-99999-red`);
  await expect(quiz.root).toHaveAttribute('data-state', 'missing', kUnpacking);
  await expect(quiz.headline().first()).toContainText('could not be downloaded');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the quiz on ${theme} @long`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const quiz = await opened(page, site.url);
    expect(await violationsIn(page)).toEqual([]);
    await guess(quiz, () => quiz.action('shown').click());
    await quiz.expectState('trying');
    await quiz.action('finished').click();
    await quiz.expectState('over');
    expect(await violationsIn(page)).toEqual([]);
  });
}
