// SPDX-License-Identifier: MIT
// axe reports no violations, in every language and theme.

import { languages } from '../../src/i18n/languages.ts';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { ArchivePage, manyGames } from './support/archive-page.ts';
import { chase, kGomoku } from './support/game-page.ts';
import { violationsIn as violations } from './support/axe.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, longUnless, test } from './support/test.ts';

const kRenjuStart = `${Array<number>(15).fill(15).join('/')} b renju`;

// Animations would change colours while axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing in the tools of the analysis @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. C5+4 H7+5');
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4', 'H7+5');
  await analysis.tab('review');
  await analysis.action('review').click();
  await analysis.action('retry-mistakes').click();
  await expect(page.locator('chuhe-retry')).toHaveAttribute('data-state', 'trying');
  expect(await violations(page)).toEqual([]);
  await page.locator('chuhe-retry [data-action="leave"]').click();
  await analysis.tab('record');
  await analysis.action('details').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await analysis.tab('record');
  await analysis.action('edit-position').click();
  await page.locator('chuhe-editor [data-tool="erase"]').click();
  await page.locator('chuhe-editor [data-square="e0"]').click();
  await expect(page.locator('chuhe-editor')).toHaveAttribute('data-state', 'refused');
  expect(await violations(page)).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing at the end of a game and in all games on ${theme}${longUnless(theme === 'light')}`, async ({
    game,
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await game.open(site.url);
    await game.choose('time', '100');
    await game.playAndWait('h2e2');
    await game.resign();
    await expect(game.root.locator('.end-card')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const archive = new ArchivePage(page);
    await archive.open(site.url);
    await archive.import('few.pgn', manyGames(40));
    await expect(archive.count()).toHaveText('41 games');
    expect(await violations(page)).toEqual([]);
    await archive.action('filter').click();
    expect(await violations(page)).toEqual([]);
    await archive.action('close').click();
    await archive.action('names').click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await archive.action('export').click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await analysis.paste(manyGames(40));
    await expect(analysis.root.locator('.file-games h2')).toHaveText('40 games in this file');
    expect(await violations(page)).toEqual([]);
  });
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in a game by link on ${theme} @long`, async ({
    context,
    game,
    page,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await game.open(site.url);
    await game.openNewGame();
    await game.sheet().locator('[data-setting=players] input[value=friend]').check();
    expect(await violations(page)).toEqual([]);
    await game.action('start').click();
    await expect.poll(async () => (await game.read()).legalMoves).toContain('h2e2');
    await game.click('h2e2');
    const card = game.root.locator('.friend');
    await expect(card.locator('[data-action=copy-link]')).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await card.locator('[data-action=copy-link]').click();
    await card.locator('[data-setting=answer]').fill('x1nothing');
    await card.locator('[data-action=open-link]').click();
    await expect(page.locator('.chuhe-friend [role=alert]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await game.leaveSheet();
    await card.locator('[data-action=show-code]').click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  const rest = longUnless(size.width < size.height);
  test(`axe finds nothing on a phone of ${size.width} by ${size.height}, nor on its sheets${rest}`, async ({
    page,
    site,
    game,
  }) => {
    await page.setViewportSize(size);
    await game.open(site.url);
    await game.set('', 'h2e2 h9g7');
    await game.action('back').click();
    await game.action('more').click();
    expect(await violations(page)).toEqual([]);
    await game.openNewGame();
    expect(await violations(page)).toEqual([]);
    await game.openMoreOptions();
    expect(await violations(page)).toEqual([]);
    await game.leaveSheet();
    await page.keyboard.press('?');
    await expect(game.sheet()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await game.leaveSheet();
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    for (const name of ['moves', 'review', 'openings', 'record'] as const) {
      await analysis.tab(name);
      expect(await violations(page)).toEqual([]);
    }
    await analysis.share();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await analysis.tab('moves');
    await analysis.typeMoves();
    await analysis.action('move-menu').click();
    expect(await violations(page)).toEqual([]);
    await analysis.action('comment').click();
    await expect(analysis.comment()).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const study of ['puzzle', 'learn', 'endings'] as const) {
      await new StudyPage(page, study).open(site.url);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('axe finds nothing where boards and pieces are chosen', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.choose('theme', 'contrast');
  await game.openSettings();
  await expect(page.locator('[data-setting="pieces-letters"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(
    `axe finds nothing in the offer to install and the line about offline use on ${theme} @long`,
    { tag: '@stored' },
    async ({ page, site, game }) => {
      await game.open(site.url);
      await game.choose('theme', theme);
      await page.evaluate(() => {
        dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
      });
      await page.evaluate(() => navigator.serviceWorker.ready);
      await game.openSettings();
      await expect(page.locator('[data-action="install"]')).toBeVisible();
      await expect(page.locator('#offline')).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
    },
  );
}

/** Languages and colours are independent, so the dark theme is checked in one language. */
const looks = [
  ...languages.map(({ tag }) => ({ lang: tag, theme: 'light' })),
  { lang: 'en', theme: 'dark' },
];

for (const { lang, theme } of looks) {
  // Differences between looks are visible on the first screen.
  const rest = longUnless(lang === 'en' && theme === 'light');

  test(`axe finds nothing in ${lang} on ${theme}`, async ({ page, site, game }) => {
    await game.open(site.url);
    await game.choose('theme', theme);
    await game.choose('lang', lang);
    await game.choose('time', '100');
    expect(await violations(page)).toEqual([]);
    await game.square('h2').click();
    expect(await violations(page)).toEqual([]);
    await game.square('e2').click();
    await game.waitForAnswer(0);
    await game.set(chase.fen, chase.moves);
    await game.square(chase.losingMove.slice(0, 2)).click();
    expect(await violations(page)).toEqual([]);
    await game.resign();
    await game.expectState('over');
    expect(await violations(page)).toEqual([]);
    await game.begin({
      players: 'people',
      clock: 'byoyomi',
      from: 'position',
      fen: '9/9/9 w',
    });
    await expect(game.root.locator('.complaint')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await game.setting('from').selectOption('horse');
    await page.locator('[data-action="start"]').click();
    await expect(game.root.locator('.clock').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await game.openSettings();
    expect(await violations(page)).toEqual([]);
    await page.locator('#data').click();
    await expect(page.locator('[data-action="backup-save"]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#licences').click();
    await expect(page.locator('dialog.licences')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing on a board of stones in ${lang} on ${theme}${rest}`, async ({
    page,
    site,
    game,
  }) => {
    await game.open(site.url + kGomoku);
    await game.choose('theme', theme);
    await game.choose('lang', lang);
    expect(await violations(page)).toEqual([]);
    await game.setSwitch('showsThreats');
    await game.set(kRenjuStart, 'h9 a1 h10 a2 g8 a3 f8 a4');
    await game.square('h8').click();
    expect(await violations(page)).toEqual([]);
    await game.square('a5').click();
    await game.waitForAnswer(8);
    await game.begin({ opening: 'swap2', opener: 'engine' });
    await expect(game.root.locator('[data-word="two"]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await game.resign();
    await game.expectState('over');
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing in the analysis in ${lang} on ${theme}${rest}`, async ({
    page,
    site,
    game,
  }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await game.choose('theme', theme);
    await game.choose('lang', lang);
    expect(await violations(page)).toEqual([]);
    await analysis.paste('[Red "A"]\n1. h2e2 {why} (1. c3c4) h9g7 2. h9h9 *\n[Red "B"]\n*');
    await expect(analysis.root.locator('.problems')).toBeVisible();
    await expect(analysis.root.locator('.lines button[aria-disabled=false]')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await analysis.tab('record');
    await analysis.action('open').click();
    expect(await violations(page)).toEqual([]);
    await analysis.open(`${site.url}#/analyse/gomoku`);
    await analysis.paste('h8 i9 j7');
    await analysis.expectListed('h8', 'i9', 'j7');
    await analysis.tab('review');
    await analysis.action('review').click();
    await expect(analysis.root.locator('.review')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds nothing in puzzles, lessons and openings in ${lang} on ${theme}${rest}`, async ({
    page,
    site,
    game,
  }) => {
    const puzzle = new StudyPage(page, 'puzzle');
    await puzzle.open(site.url, '182');
    await game.choose('theme', theme);
    await game.choose('lang', lang);
    await expect(puzzle.root).toHaveAttribute('lang', lang);
    expect(await violations(page)).toEqual([]);
    await puzzle.board.click('a2c0');
    await puzzle.expectState('wrong');
    await expect(puzzle.action('again')).toHaveAttribute('aria-disabled', 'false');
    expect(await violations(page)).toEqual([]);
    await expect(await puzzle.progress()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect((await puzzle.choices()).locator('.modes')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const fours = new StudyPage(page, 'puzzle', 'gomoku');
    await fours.open(site.url, '100');
    expect(await violations(page)).toEqual([]);
    const learn = new StudyPage(page, 'learn');
    await learn.open(site.url, 'repetition');
    expect(await violations(page)).toEqual([]);
    await learn.board.click('e5e4');
    await learn.expectState('right');
    expect(await violations(page)).toEqual([]);
    await learn.root.locator('[data-tab="path"]').click();
    expect(await violations(page)).toEqual([]);
    for (const study of ['endings', 'rulings'] as const) {
      const screen = new StudyPage(page, study);
      await screen.open(site.url, study);
      expect(await violations(page)).toEqual([]);
      await screen.root.locator('[data-tab="list"]').click();
      expect(await violations(page)).toEqual([]);
    }
    const stones = new StudyPage(page, 'learn', 'gomoku');
    for (const [lesson, point] of [
      ['fork', 'i8'],
      ['foul', 'i8'],
    ] as const) {
      await stones.open(site.url, lesson);
      await stones.board.click(point);
      await stones.expectState('right');
      expect(await violations(page)).toEqual([]);
    }
    await stones.open(site.url, 'swap2');
    expect(await violations(page)).toEqual([]);
    await stones.root.locator('[data-swap2=second]').click();
    await stones.expectState('wrong');
    expect(await violations(page)).toEqual([]);
    const openings = new AnalysisPage(page);
    await openings.openOpenings(site.url, 'h2e2h9g7');
    await expect(openings.bookMoves().first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await openings.openOpenings(site.url, 'h8h9', 'gomoku');
    await expect(openings.bookMoves()).toHaveCount(13);
    expect(await violations(page)).toEqual([]);
  });
}
