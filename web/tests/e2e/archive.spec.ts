// SPDX-License-Identifier: MIT
// Stored games: the end on the board, the data passed to the analysis, and the archive.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { ArchivePage, kGames, manyGames } from './support/archive-page.ts';
import type { GamePage } from './support/game-page.ts';
import { holdBack } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The finished game's record as PGN. */
async function pgnOf(page: Page, game: GamePage, result: string): Promise<string> {
  await game.root.locator('[data-action="close-end"]').click();
  await game.more('analyse');
  const analysis = new AnalysisPage(page);
  await analysis.expectState('thinking|idle');
  // The clipboard may still hold the previous game.
  await expect(async () => {
    await analysis.shareBy('copy');
    await analysis.expectShared('Copied.');
    expect(await analysis.clipboard()).toContain(`[Result "${result}"]`);
  }).toPass();
  return analysis.clipboard();
}

/** The longest task of the main thread since the page was opened, in milliseconds. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

/** Deletes the archive's database. Open connections close on request. */
async function deleteGames(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('chuhe-archive');
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
      }),
  );
}

/** Runs the script before the page and before the archive's worker, to replace the store. */
async function spoilStore(page: Page, script: string): Promise<void> {
  await page.route('**/assets/archive-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
  await page.addInitScript(script);
}

test('a game that was resigned takes names, level, result and reason along', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await game.resign();
  const text = await pgnOf(page, game, '0-1');
  expect(text).toContain('[Red "You"]');
  expect(text).toContain('[Black "Leo"]');
  expect(text).toContain('[Termination "resignation"]');
  expect(text).toMatch(/\[Date "20\d\d\.\d\d\.\d\d"\]/);
  expect(text.trim().endsWith('0-1')).toBe(true);
  const analysis = new AnalysisPage(page);
  await expect(analysis.root.locator('.headline')).toHaveText('Black wins');
  await expect(analysis.root.locator('.status .detail').first()).toHaveText('By resignation.');
});

test('a game lost on time and one that was drawn say so in their records @long', async ({
  game,
  page,
  site,
}) => {
  await page.clock.install();
  await game.open(site.url);
  await game.begin({ players: 'people', clock: 'move', seconds: '60' });
  await game.click('h2e2');
  await expect(game.root.locator('.clock.running')).toHaveCount(1);
  await page.clock.fastForward('01:00');
  await game.expectState('over');
  const lost = await pgnOf(page, game, '1-0');
  expect(lost).toContain('[Termination "time forfeit"]');
  expect(lost).toContain('[TimeControl "1/60"]');
  await page.goBack();
  await game.begin({ players: 'people', clock: 'increment', minutes: '10', seconds: '60' });
  await game.click('h2e2');
  await expect.poll(() => game.moves()).toEqual(['h2e2']);
  await game.click('h9g7');
  await expect.poll(() => game.moves()).toEqual(['h2e2', 'h9g7']);
  await game.more('draw');
  const drawn = await pgnOf(page, game, '1/2-1/2');
  expect(drawn).toContain('[Termination "agreement"]');
  expect(drawn).toContain('[TimeControl "600+60"]');
  expect(drawn).toMatch(/C2=5 \{\[%clk 0:1\d:\d\d/);
});

test('the end of a game is a card on the board, which the mouse reviews and plays again', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  // One tap on Resign only asks, and another tool ends the question.
  await game.action('resign').click();
  await expect(game.action('resign')).toHaveText('Resign?');
  await game.action('flip').click();
  await game.action('flip').click();
  await expect(game.action('resign')).toHaveText('Resign');
  await game.action('resign').click();
  await game.expectState('idle');
  await game.action('resign').click();
  const card = game.root.getByRole('region', { name: 'You lose' });
  await expect(card).toBeVisible();
  await expect(card.locator('.seal')).toBeHidden();
  await expect(card).toContainText('By resignation.');
  await card.getByRole('button', { name: 'Change sides' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await game.moves()).length).toBe(1);
  await game.expectState('idle');
  await game.resign();
  await card.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(async () => (await game.moves()).length).toBe(1);
  await game.expectState('idle');
  // A tap meant for the board must not hit the card that comes over it.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await game.resign();
  await expect(card).toHaveCSS('pointer-events', 'none');
  await page.clock.resume();
  await card.locator('[data-action="close-end"]').click();
  // What can still be done stays below the board, also after a reload; what cannot is gone.
  for (const dead of ['hint', 'resign'] as const) await expect(game.action(dead)).toBeHidden();
  await page.reload();
  await expect(game.action('play-again')).toBeVisible();
  await expect(card).toBeHidden();
  await game.action('share').click();
  await expect(card.getByRole('status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/analyse/xiangqi/x1');
  await card.locator('[data-action="close-end"]').click();
  await game.action('review').click();
  const analysis = new AnalysisPage(page);
  await expect(analysis.root.locator('.review .note')).toBeVisible();
  // The reader played Black, so Black is at the bottom.
  await expect(analysis.board.square('a9')).toHaveAttribute('aria-colindex', '9');
  await page.goto('about:blank');
  await page.goto(link);
  await analysis.expectState('thinking|idle');
  await expect(analysis.root.locator('.headline')).toHaveText('Red wins');
});

test('the card is reached and put away by keys, and is gone when the end is taken back', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await game.action('resign').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const card = game.root.locator('.end-card');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await game.action('undo').focus();
  await page.keyboard.press('Enter');
  await game.expectState('idle');
  await expect(card).toHaveCount(0);
  await game.action('resign').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await game.square('e0').focus();
  await game.tabTo('action', 'review-game');
  await game.tabTo('action', 'rematch');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await game.moves()).length).toBe(0);
});

test('Escape closes a sheet above the card before the card @long', async ({ game, site }) => {
  await game.open(site.url);
  await game.begin({ players: 'people' });
  await game.click('h2e2');
  await game.resign();
  const card = game.root.locator('.end-card');
  await expect(card).toBeVisible();
  await game.openSettings();
  await game.leaveSheet();
  await expect(card).toBeVisible();
  await game.page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a mate names the decisive move', async ({ game, site }) => {
  await game.open(site.url);
  await game.begin({ players: 'people' });
  await game.set('3k5/9/9/9/9/9/9/9/R8/1R2K4 w - - 0 1', '');
  await game.click('a1d1');
  await game.expectState('over');
  await expect(game.root.locator('.end-card')).toContainText('Decisive move: 1. R9=6');
});

test('the card leaves in sight what decided the game @long', async ({ game, site }) => {
  await game.open(`${site.url}#/play/gomoku`);
  await game.begin({ players: 'people' });
  for (const [stones, half] of [
    [['h3', 'h12', 'i3', 'i12', 'j3', 'j12', 'k3', 'k12', 'l3'], 'top'],
    [['h12', 'h3', 'i12', 'i3', 'j12', 'j3', 'k12', 'k3', 'l12'], 'bottom'],
  ] as const) {
    const last = stones[8];
    const before = stones.slice(0, 8).join(' ');
    await game.set(`${Array(15).fill(15).join('/')} b freestyle`, before);
    await game.square(last).click();
    await game.expectState('over');
    const card = await game.root.locator('.end-card').boundingBox();
    const stone = await game.square(last).boundingBox();
    const isBelow = card!.y > stone!.y + stone!.height;
    const isAbove = card!.y + card!.height < stone!.y;
    expect(half === 'top' ? isAbove : isBelow).toBe(true);
  }
});

test('an embedded game ends with the card too, without a review @long', async ({ foreign }) => {
  await foreign.open('<chuhe-game loading="eager" players="people"></chuhe-game>');
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await game.click('h2e2');
  await game.resign();
  const card = game.root.locator('.end-card');
  await expect(card.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Review' })).toBeHidden();
  await expect(card.getByRole('button', { name: 'My games' })).toBeHidden();
});

test('every game is kept from its first move on, listed, found, removed and brought back', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const { length: plies } = await game.moves();
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await expect(archive.row('You – Leo')).toContainText('Unfinished');
  await page.goto(site.url);
  await game.expectState('idle');
  await game.resign();
  await game.root.locator('.end-card').getByRole('button', { name: 'My games' }).click();
  await archive.expectRead();
  await expect(archive.rows()).toHaveCount(1);
  await expect(archive.rows()).toContainText('Lost');
  await expect(archive.rows()).toContainText('Cannon');
  await expect(archive.root.locator('.rating')).toHaveText(/^\d+ ± \d+$/);
  await expect(archive.root.locator('.statistics')).toContainText('0 won, 0 drawn, 1 lost');
  await archive.setting('search').fill('leo elsewhere');
  await expect(archive.rows()).toHaveCount(0);
  await archive.setting('search').fill('cannon');
  await expect(archive.rows()).toHaveCount(1);
  await archive.action('remove-game').first().click();
  await expect(archive.rows()).toHaveCount(0);
  await archive.action('undo-remove').click();
  await expect(archive.rows()).toHaveCount(1);
  await archive.rows().locator('.open').click();
  const analysis = new AnalysisPage(page);
  await analysis.expectState('thinking|idle');
  await expect.poll(async () => (await analysis.listed()).length).toBe(plies);
  // The last move is current.
  await expect(analysis.current()).toHaveText((await analysis.listed()).at(-1)!);
  // Delays the module that stores the game.
  const part = '**/keep-analysed-*';
  const isWanted = page.waitForRequest(part);
  const release = await holdBack(page, part);
  await analysis.action('first').click();
  await page.locator('nav [data-screen="games"]').click();
  await isWanted;
  await archive.expectRead();
  await archive.rows().locator('.open').click();
  release();
  // The place where the reader left it.
  await expect(analysis.current()).toHaveText('Start');
});

test('a name stands in the list and in records @long', async ({ game, page, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.action('names').click();
  await archive.setting('your-name').fill('Wang');
  await archive.action('save-names').click();
  await expect(archive.row('Wang – Leo')).toHaveCount(1);
  await page.goto(site.url);
  await game.expectState('idle');
  await game.resign();
  expect(await pgnOf(page, game, '0-1')).toContain('[Red "Wang"]');
});

test('thousands of games are taken in beside the page, which goes on @long', async ({
  page,
  site,
}, info) => {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { longest: number };
    scope.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        scope.longest = Math.max(scope.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await page.evaluate(() => ((globalThis as unknown as { longest: number }).longest = 0));
  const count = 20_000;
  await archive.import('many.pgn', manyGames(count));
  await expect(archive.root.locator('.import')).toContainText('Importing');
  await expect(archive.root.locator('.import')).toContainText('Imported 20,000 of 20,000 games.', {
    timeout: 120_000,
  });
  const longest = await longestTask(page);
  info.annotations.push({ type: 'longest task of the page in ms', description: String(longest) });
  console.log(`longest task of the page while ${count} games were taken in: ${longest} ms`);
  await expect(archive.count()).toHaveText('20,000 games');
  // To the end of the list and back by keyboard.
  await archive.rows().first().locator('.open').focus();
  await page.keyboard.press('End');
  await expect(archive.row('Player 0 – Other 0')).toBeVisible();
  await archive.setting('search').fill('player 12345');
  await expect(archive.count()).toHaveText('1 game');
  await archive.rows().locator('.open').click();
  const analysis = new AnalysisPage(page);
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  // Games with the position on the analysis board.
  await page.locator('nav [data-screen="games"]').click();
  await archive.setting('search').fill('');
  await archive.filter('position');
  // A third of the games starts like this, another third is the mirror image.
  await expect(archive.count()).toHaveText('13,333 games');
  // Importing again finds duplicates only.
  await archive.filter('position');
  await archive.import('many.pgn', manyGames(100));
  await expect(archive.root.locator('.import')).toContainText(
    'Imported 0 of 100 games (the rest were already here).',
  );
});

test('on a phone all of the screen is reached @long', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.import('few.pgn', manyGames(30));
  await expect(archive.count()).toHaveText('30 games');
  const statistics = archive.root.locator('.statistics');
  await expect(statistics).not.toBeInViewport();
  // Outside the list, which scrolls separately.
  await page.mouse.move(3, 300);
  await page.mouse.wheel(0, 5000);
  await expect(statistics).toBeInViewport();
});

test('an import is cancelled, and what came stays @long', async ({ page, site }) => {
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  const none = archive.root.getByText('No games yet');
  await expect(none).toBeVisible();
  await archive.import('many.pgn', manyGames(60_000));
  await expect(archive.root.locator('.import progress')).toBeVisible();
  await expect(archive.root.locator('.import')).toContainText(/Importing: [1-9]/);
  await expect(none).toBeHidden();
  await archive.action('cancel-import').click();
  await expect(archive.root.locator('.import')).toContainText('Cancelled.');
  const [came] = /[1-9][\d,]*/.exec(await archive.root.locator('.import').innerText()) ?? [];
  await expect(archive.count()).toHaveText(`${came} games`);
});

test('a second file is taken in after the first, and neither is left half-way @long', async ({
  page,
  site,
}) => {
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.import('many.pgn', manyGames(10_000));
  await expect(archive.root.locator('.import')).toContainText(/Importing: [1-9]/);
  await archive.import('few.pgn', manyGames(30).replaceAll('Player', 'Guest'));
  const asked = page.waitForEvent('dialog');
  // Browsers only ask before leaving after the reader has interacted with the page.
  await archive.setting('search').click();
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(archive.root.locator('.import')).toContainText('Imported 30 of 30 games.', {
    timeout: 60_000,
  });
  await expect(archive.count()).toHaveText('10,030 games');
});

test('all games leave as a backup and as PGN, and the backup comes back', async ({
  page,
  site,
}) => {
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.import('few.pgn', manyGames(30));
  await expect(archive.count()).toHaveText('30 games');
  await archive.action('export').click();
  const save = async (action: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      archive.action(action).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };
  const pgn = await save('save-all');
  expect(pgn.match(/\[Event "/g)).toHaveLength(30);
  expect(pgn).toContain('[Red "Player 7"]');
  const backup = await save('save-backup');
  await archive.action('close').click();
  await deleteGames(page);
  await page.reload();
  await archive.expectRead();
  await expect(archive.count()).toHaveText('0 games');
  await archive.import('backup.json', backup);
  await expect(archive.count()).toHaveText('30 games');
});

test('a sheet chooses which games are listed, by mouse and by keys @long', async ({
  page,
  site,
}) => {
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.import('few.pgn', manyGames(30));
  await expect(archive.count()).toHaveText('30 games');
  await archive.filter('outcome', 'drawn');
  await expect(archive.count()).toHaveText('10 games');
  await expect(archive.action('filter')).toHaveText('Filter: 1');
  await archive.action('filter').focus();
  await page.keyboard.press('Enter');
  await archive.setting('source').locator('input:checked').focus();
  await page.keyboard.press('ArrowRight');
  // None of them was played here.
  await expect(archive.count()).toHaveText('0 games');
  await archive.action('no-filter').focus();
  await page.keyboard.press('Enter');
  await expect(archive.count()).toHaveText('30 games');
  await page.keyboard.press('Escape');
  await expect(archive.action('filter')).toBeFocused();
  await expect(archive.action('filter')).toHaveText('Filter…');
});

test('My games needs one row for its buttons on a phone, in every language @long', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const archive = new ArchivePage(page);
  for (const lang of ['en', 'zh-Hans', 'zh-Hant', 'vi', 'ja']) {
    await page.goto(site.url);
    await page.evaluate(
      (tag) => localStorage.setItem('chuhe.page', JSON.stringify({ lang: tag })),
      lang,
    );
    await page.goto('about:blank');
    await page.goto(site.url + kGames);
    await expect(archive.action('names')).toHaveText(/./);
    const tops = await Promise.all(
      ['import', 'export', 'names'].map(async (name) => {
        return (await archive.action(name).boundingBox())?.y;
      }),
    );
    expect(new Set(tops).size, lang).toBe(1);
    const [search, filter] = await Promise.all([
      archive.setting('search').boundingBox(),
      archive.action('filter').boundingBox(),
    ]);
    expect(Math.abs((search?.y ?? NaN) - (filter?.y ?? NaN)), lang).toBeLessThan(2);
  }
});

/** Downloads the full backup from the settings. */
async function backUp(page: Page): Promise<string> {
  await page.locator('#settings').click();
  await page.locator('#data').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action="backup-save"]').click(),
  ]);
  await page.locator('body > dialog [data-action="close"]').click();
  return readFileSync(await download.path(), 'utf8');
}

async function restoreFrom(page: Page, text: string): Promise<void> {
  await page.locator('#settings').click();
  await page.locator('#data').click();
  const file = { name: 'chuhe.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('body > dialog input[type="file"]').setInputFiles(file);
}

test('a backup of everything takes My games along @long', async ({ page, site }) => {
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await archive.import('few.pgn', manyGames(30));
  await expect(archive.count()).toHaveText('30 games');
  const backup = await backUp(page);
  expect(backup.match(/"source":"imported"/g)).toHaveLength(30);
  await page.goto('about:blank');
  await page.goto(site.url);
  await deleteGames(page);
  await archive.open(site.url);
  await expect(archive.count()).toHaveText('0 games');
  await restoreFrom(page, backup);
  await expect(archive.count()).toHaveText('30 games');
  // Existing games are not duplicated.
  await restoreFrom(page, backup);
  await archive.expectRead();
  await expect(archive.count()).toHaveText('30 games');
});

test.describe('where nothing can be stored', () => {
  test('games of the visit are kept, which is said, and leave as a file', async ({
    game,
    page,
    site,
  }) => {
    const blocked = `Object.defineProperty(globalThis, 'indexedDB', {
      value: { open() { throw new DOMException('blocked', 'SecurityError'); } } })`;
    await spoilStore(page, blocked);
    await game.open(site.url);
    await game.choose('time', '100');
    await game.playAndWait('h2e2');
    await expect(game.root.locator('.detail').first()).toContainText('blocking storage');
    await game.resign();
    await game.root.locator('.end-card').getByRole('button', { name: 'My games' }).click();
    const archive = new ArchivePage(page);
    await archive.expectRead();
    await expect(archive.rows()).toContainText('Lost');
    await expect(archive.root.getByRole('alert')).toContainText('Save them to a file');
    await archive.action('export').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      archive.action('save-backup').click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"reason":"resignation"');
  });

  test('games that find no more room are listed all the same @long', async ({ page, site }) => {
    const full = `if (globalThis.IDBObjectStore) IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError'); }`;
    await spoilStore(page, full);
    const archive = new ArchivePage(page);
    await archive.open(site.url);
    await archive.import('few.pgn', manyGames(30));
    await expect(archive.count()).toHaveText('30 games');
    await expect(archive.root.getByRole('alert')).toContainText('30 games do not fit');
    // They survive a visit to another screen.
    await page.goto(`${site.url}#/play/xiangqi`);
    await page.goBack();
    await expect(archive.count()).toHaveText('30 games');
  });

  test('a backup that finds no room says what of it was restored @long', async ({ page, site }) => {
    const archive = new ArchivePage(page);
    await archive.open(site.url);
    await archive.import('few.pgn', manyGames(30));
    await expect(archive.count()).toHaveText('30 games');
    const backup = await backUp(page);
    await page.goto('about:blank');
    await page.goto(site.url);
    await deleteGames(page);
    const full = `if (globalThis.IDBObjectStore) IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError'); }`;
    await spoilStore(page, full);
    await page.reload();
    await restoreFrom(page, backup);
    await expect(page.locator('body > dialog [role="status"]')).toHaveText(
      'Only 0 games fit in browser storage. Everything else was restored.',
    );
  });

  test('games of a newer version of the page are said to be there after a reload @long', async ({
    page,
    site,
  }) => {
    const archive = new ArchivePage(page);
    await archive.open(site.url);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('chuhe-archive', 99);
          opening.onsuccess = () => resolve(opening.result.close());
        }),
    );
    await page.reload();
    await archive.expectRead();
    const said = archive.root.getByRole('alert');
    await expect(said).toContainText('newer version of this page');
    await expect(said).toContainText('Nothing was deleted: reload the page');
    await expect(said).not.toContainText('blocking');
  });

  test('damaged entries are left out, and the others are there @long', async ({ page, site }) => {
    const archive = new ArchivePage(page);
    await archive.open(site.url);
    await archive.import('few.pgn', manyGames(3));
    await expect(archive.count()).toHaveText('3 games');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('chuhe-archive');
          opening.onsuccess = () => {
            const change = opening.result.transaction('games', 'readwrite');
            change.objectStore('games').put({ id: 1, game: 'chess', digest: 1 });
            change.oncomplete = () => resolve(opening.result.close());
          };
        }),
    );
    await page.reload();
    await archive.expectRead();
    await expect(archive.count()).toHaveText('3 games');
    await expect(archive.root.getByRole('alert')).toContainText('1 entry is damaged');
  });
});

test('a file with many games opens as a list with search, all of which can be kept', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(manyGames(300));
  const rows = analysis.root.locator('.file-games .row').filter({ visible: true });
  await expect(analysis.root.locator('.file-games h2')).toHaveText('300 games in this file');
  await analysis.setting('game').fill('player 299');
  await expect(rows).toHaveCount(1);
  await rows.locator('.open').click();
  await expect(analysis.root.locator('.headers')).toContainText('Player 299');
  await expect(rows.locator('[aria-current="true"]')).toHaveCount(1);
  await analysis.action('keep-all').click();
  await expect(analysis.root.locator('.file-games [role="status"]')).toHaveText(
    'Added 300 of 300 games to My games.',
  );
  await page.locator('nav [data-screen="games"]').click();
  const archive = new ArchivePage(page);
  await expect(archive.count()).toHaveText('300 games');
});

test('what was written about a record is there when it is opened again', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('[Red "Hu"]\n[Black "Lu"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 *');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await analysis.action('back').click();
  await analysis.write('a good move');
  await page.locator('nav [data-screen="games"]').click();
  const archive = new ArchivePage(page);
  await archive.expectRead();
  await expect(archive.row('Hu – Lu')).toContainText('Analysed');
  // Another record in between.
  await page.goto(site.url + kAnalyse);
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await analysis.tab('record');
  await analysis.action('empty').click();
  await page.goto(site.url + kGames);
  await archive.expectRead();
  await archive.row('Hu – Lu').locator('.open').click();
  await expect(analysis.current()).toHaveText('H2+3');
  await expect(analysis.root.locator('.tree .comment')).toHaveText('a good move');
});

test('coming back to a long game shows its last moves @long', async ({ game, page, site }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await game.open(site.url);
  await game.begin({ players: 'people' });
  const soldiers = ['a', 'c', 'e', 'g', 'i'].flatMap((file) => [
    `${file}3${file}4`,
    `${file}6${file}5`,
  ]);
  const others = ['b0c2', 'b9c7', 'h0g2', 'h9g7', 'a0a2', 'a9a7', 'i0i2', 'i9i7', 'b2b1', 'b7b8'];
  for (const move of [...soldiers, ...others]) {
    const { length } = await game.moves();
    await game.click(move);
    await expect.poll(async () => (await game.moves()).length).toBe(length + 1);
    await game.expectState('idle');
  }
  const list = game.root.locator('.moves .scroll');
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
  await page.goto(site.url + kAnalyse);
  await page.goBack();
  await game.expectState('idle');
  await expect
    .poll(() =>
      list.evaluate(({ scrollTop, scrollHeight, clientHeight }) =>
        Math.round(scrollHeight - clientHeight - scrollTop),
      ),
    )
    .toBeLessThanOrEqual(1);
});
