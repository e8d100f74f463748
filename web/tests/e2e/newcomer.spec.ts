// SPDX-License-Identifier: MIT
// A first visit: three choices, how a piece moves, why a move is illegal, and a move before the
// engine has loaded.

import type { Locator, Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { kGomoku, type GamePage } from './support/game-page.ts';
import { expectParts } from './support/late-parts.ts';
import { StudyPage } from './support/study-page.ts';
import { violationsIn } from './support/axe.ts';
import { holdBack, kEngineFile } from './support/hold.ts';
import { expect, test } from './support/test.ts';

function greeting(page: Page): Locator {
  return page.getByRole('region', { name: /^New to (Chinese chess|Gomoku)\?$/ });
}

function bubble(game: GamePage): Locator {
  return game.root.locator('.bubble');
}

/** The last screen reader announcement. */
async function expectSaid(game: GamePage, text: string): Promise<void> {
  await expect(game.root.getByRole('status').filter({ hasText: text })).toBeAttached();
}

/** Touches a point, waits until something is visible, optionally moves, and lifts the finger. */
async function press(
  page: Page,
  square: Locator,
  seen: () => Promise<void>,
  to = square,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('no such point');
    return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  };
  const touchPoints = await at(square);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await seen();
  if (to !== square) {
    const type = 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: await at(to) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on the first visit', () => {
  test('three choices stand beside the board, once, and move nothing @long', async ({
    game,
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[])
          globalThis.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await game.open(site.url);
    await expect(greeting(page).getByRole('button')).toHaveText([
      'I know the game',
      'Show me how to play',
      'Use letters on the pieces',
    ]);
    await expect(page.locator('body')).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThanOrEqual(0.02);
    await page.reload();
    await game.expectState('idle');
    await expectParts(page, 'around');
    await expect(greeting(page)).toHaveCount(0);
  });

  test('a move is an answer, also where the choices come long after the board', async ({
    game,
    page,
    site,
  }) => {
    const release = await holdBack(page, /assets\/around-/);
    await game.open(site.url);
    release();
    await expect(greeting(page)).toBeVisible();
    await game.click('h2e2');
    await expect(greeting(page)).toHaveCount(0);
  });

  test('by keys the lessons are opened', async ({ game, page, site }) => {
    await game.open(site.url);
    await expect(greeting(page)).toBeVisible();
    await game.tabTo('action', 'shown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/learn\/xiangqi/);
    await expect(page.locator('chuhe-learn')).toBeVisible();
    await page.goBack();
    await game.expectState('idle');
    await expect(greeting(page)).toHaveCount(0);
  });

  test('letters stay on the pieces, and the focus goes to the board', async ({
    game,
    page,
    site,
  }) => {
    await game.open(site.url);
    await greeting(page).getByRole('button', { name: 'Letters' }).press('Enter');
    await expect(greeting(page)).toHaveCount(0);
    await expect(game.root).toHaveAttribute('data-pieces', 'letters');
    await expect(game.root.locator('[role=gridcell]:focus')).toHaveCount(1);
    await page.reload();
    await expect(game.root).toHaveAttribute('data-pieces', 'letters');
  });

  test('who knows the game is not told how pieces move unasked', async ({ game, page, site }) => {
    await game.open(site.url);
    await greeting(page).getByRole('button', { name: 'I know' }).click();
    await game.openSettings();
    await expect(game.setting('explainsPieces')).not.toBeChecked();
    await game.leaveSheet();
  });

  test('a link to something else is not interrupted, then or later @long', async ({
    game,
    page,
    site,
  }) => {
    await page.goto(`${site.url}#/puzzles/xiangqi/1`);
    await expect(page.locator('chuhe-puzzle')).toBeVisible();
    await expectParts(page, 'around');
    await page.goto(`${site.url}#/play/xiangqi`);
    await game.expectState('idle');
    await expect(greeting(page)).toHaveCount(0);
  });

  test('stones bear no letters @long', async ({ game, page, site }) => {
    await game.open(site.url + kGomoku);
    await expectParts(page, 'around');
    // Without lessons there is no choice to offer.
    const lessons = page.locator('header .screens a[href^="#/learn"]:visible');
    await expect(greeting(page)).toHaveCount(await lessons.count());
    await expect(greeting(page).getByRole('button', { name: 'Letters' })).toHaveCount(0);
  });
});

test.describe('how a piece moves', () => {
  test('is shown to a mouse that rests on it, until it leaves', async ({ game, page, site }) => {
    // No animations while axe looks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await game.open(site.url);
    await expectParts(page, 'teacher');
    await game.square('b0').hover();
    await expect(bubble(game)).toContainText('Horse: one straight, then one diagonally');
    await expect(bubble(game)).toContainText('blocked by the red elephant');
    await expect(bubble(game)).toContainText(
      'Attacked by the black cannon. Protected by the red chariot.',
    );
    expect(await violationsIn(page)).toEqual([]);
    await game.square('e5').hover();
    await expect(bubble(game)).toBeHidden();
    expect(await game.moves()).toEqual([]);
  });

  test('is not shown over a piece in hand @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher');
    await game.square('h0').hover();
    await expect(bubble(game)).toBeVisible();
    await game.square('h2').click();
    await expect(bubble(game)).toBeHidden();
    await game.square('e2').click();
    await expect.poll(async () => (await game.moves())[0]).toBe('h2e2');
  });

  test('is told on its point by a key @long', async ({ game, page, site }) => {
    // The handler of the board's other keys loads later; until then its loader keeps this key too.
    const release = await holdBack(page, /assets\/by-ear-/);
    await game.open(site.url);
    await expectParts(page, 'teacher', 'beside');
    await game.square('b9').focus();
    await page.keyboard.press('m');
    await expectSaid(game, 'Can go to a7 and c7.');
    await expect(bubble(game)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(game)).toBeHidden();
    await page.keyboard.press('t');
    release();
    await expectSaid(game, 'no clocks');
    await expect(bubble(game)).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('How a piece moves');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger that rests on a piece is shown how it moves, and draws from it by moving on @long', async ({
    game,
    page,
    site,
  }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher');
    const shown = async () => {
      await expect(bubble(game)).toBeVisible();
      await expect(bubble(game)).toContainText('Cannon: like a chariot');
    };
    await press(page, game.square('h2'), shown);
    await shown();
    expect(await violationsIn(page)).toEqual([]);
    // Otherwise the second touch would not need to rest.
    await page.keyboard.press('Escape');
    await expect(bubble(game)).toBeHidden();
    await press(page, game.square('h2'), shown, game.square('h5'));
    await expect(bubble(game)).toBeHidden();
    expect(await game.moves()).toEqual([]);
    await expect(game.square('h2')).not.toHaveAttribute('aria-selected', 'true');
  });

  test('a tap that is no move says why @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher');
    await game.square('c0').tap();
    await game.square('c4').tap();
    await expect(bubble(game)).toContainText('two points diagonally');
    await game.square('h2').tap();
    await expect(bubble(game)).toBeHidden();
    await game.square('h7').tap();
    await expect(bubble(game)).toHaveText('A cannon captures only by jumping one piece.');
  });

  test('a tap before the engine is there is kept', async ({ game, page, site }) => {
    const release = await holdBack(page, kEngineFile);
    await page.goto(site.url);
    await game.square('h2').tap();
    await game.square('e2').tap();
    await expect(game.root.locator('.detail')).toContainText('Waiting for the engine');
    release();
    await expect.poll(async () => (await game.moves())[0]).toBe('h2e2');
  });
});

test.describe('a move that is none', () => {
  test('says why beside the point, and in which way it is blocked', async ({
    game,
    page,
    site,
  }) => {
    // No animations while axe looks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await game.open(site.url);
    await expectParts(page, 'teacher', 'beside');
    await game.choose('notation', 'uci');
    await game.click('b0d1');
    await expect(bubble(game)).toHaveText('The horse’s leg is blocked at c0.');
    await expectSaid(game, 'The horse’s leg is blocked at c0.');
    await expect(game.square('b0')).toHaveAttribute('aria-selected', 'false');
    expect(await violationsIn(page)).toEqual([]);
    await game.click('h2e2');
    await expect(bubble(game)).toBeHidden();
  });

  test('says why beside an analysis, which goes on @long', async ({ page, site }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await expectParts(page, 'teacher');
    await analysis.board.click('b0d1');
    await expect(analysis.root.locator('.bubble')).toContainText('The horse’s leg is blocked');
    await expect(analysis.root.locator('.engine')).toContainText(/depth [1-9]/);
    await analysis.board.click('h2e2');
    await expect(analysis.root.locator('.bubble')).toBeHidden();
    await analysis.expectListed('C2=5');
  });

  test('says so to keys @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher', 'beside');
    await game.square('e3').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectSaid(game, 'Soldiers move sideways only after crossing the river.');
  });

  test('names who would take the general @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher');
    await game.set('5k3/9/9/4r4/9/9/9/9/4R4/4K4 w', '');
    await game.click('e1d1');
    await expect(bubble(game)).toHaveText('The black chariot would capture the general.');
  });

  test('tells of a piece that has no move what it can do @long', async ({ game, page, site }) => {
    await game.open(site.url);
    await expectParts(page, 'teacher');
    await game.set('5k3/9/9/4r4/9/9/9/9/4A4/4K4 w', '');
    await game.square('e1').click();
    await expect(bubble(game)).toContainText('It has no legal move.');
    await expect(bubble(game)).toContainText('Shields its general from the black chariot.');
  });

  test('is none where a stone lies @long', async ({ game, page, site }) => {
    await game.open(site.url + kGomoku);
    await expectParts(page, 'teacher');
    await game.click('h8');
    await game.waitForAnswer(0);
    await game.click('h8');
    await expect(bubble(game)).toHaveText('There is already a stone there.');
  });

  test('says why in a lesson too @long', async ({ page, site }) => {
    const learn = new StudyPage(page, 'learn');
    await learn.open(site.url, 'soldier');
    await expectParts(page, 'teacher');
    await learn.board.click('e3d3');
    const line = learn.root.locator('.bubble');
    await expect(line).toHaveText('Soldiers move sideways only after crossing the river.');
    await learn.expectState('trying');
  });

  test('before the engine is there waits for it, and then says why', async ({
    game,
    page,
    site,
  }) => {
    const release = await holdBack(page, kEngineFile);
    await page.goto(site.url);
    await game.square('b0').click();
    await expect(game.square('b0')).toHaveAttribute('aria-selected', 'true');
    await game.square('d1').click();
    await expect(game.square('d1')).toHaveAccessibleName(/premove/);
    release();
    await game.expectState('idle');
    await expect(bubble(game)).toContainText('leg is blocked');
    expect(await game.moves()).toEqual([]);
  });

  test('by keys before the engine is there a move is kept @long', async ({ game, page, site }) => {
    const release = await holdBack(page, kEngineFile);
    // Nor the words for what is announced: selection and move wait for them in this order.
    const releaseWords = await holdBack(page, /assets\/beside-/);
    await page.goto(site.url);
    await game.square('h2').focus();
    await page.keyboard.press('Enter');
    await game.square('e2').focus();
    await page.keyboard.press('Enter');
    releaseWords();
    await expectSaid(game, 'red cannon h2 to e2');
    release();
    await expect.poll(async () => (await game.moves())[0]).toBe('h2e2');
  });
});

declare global {
  // The accumulated layout shift.
  var shifted: number;
}
