// SPDX-License-Identifier: MIT
// Today's set: it leads through its tasks from screen to screen, and is over when they are done.

import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

const kFirstPuzzle = '5k3/2N1a4/b2a5/p1P6/2b2Cn2/6C1p/9/4B4/4c4/2BAK4 w';
const kStart = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

const kNoon = new Date(2026, 10, 23, 12);
const kNextNoon = new Date(2026, 10, 24, 12);

/** A reader with two puzzles, a mistake and an opening position to repeat. */
const kept = {
  puzzles: {
    version: 1,
    boxes: [
      [1, 1, 1],
      [2, 1, 2],
    ],
  },
  'own-puzzles': {
    version: 1,
    puzzles: [{ number: 1_000_001, fen: kFirstPuzzle, best: 'g4f4', chance: 1 }],
  },
  'opening-training': { version: 1, cards: [[kStart, '', 1, 3]], repertoire: [] },
};

async function keep(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) {
      const key = `chuhe.${name}`;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, values);
}

class Today {
  readonly card: Locator;
  readonly bar: Locator;
  readonly #next: Locator;

  constructor(page: Page) {
    this.card = page.locator('.today');
    this.bar = page.locator('.bar');
    this.#next = this.bar.getByRole('link', { name: /^(Next|Finish)$/ });
  }

  async expectTask(task: string): Promise<void> {
    await expect(this.bar).toContainText(task);
    await expect(this.#next).toBeHidden();
  }

  async next(): Promise<void> {
    await this.#next.click();
  }

  way(name: string): Locator {
    return this.card.getByRole('link', { name });
  }
}

test("today's set leads through five tasks, and a new one comes the next day", async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(kNoon);
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, kept);
  const today = new Today(page);
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '7');
  const board = puzzle.root.locator('[role=grid]');
  const before = await board.boundingBox();
  await (await puzzle.progress()).getByRole('link', { name: 'Today · five minutes' }).click();
  await expect(today.card.locator('li')).toHaveText([
    'Puzzle',
    'Puzzle',
    'Mistake',
    'Endgame',
    'Opening',
  ]);
  expect(await violationsIn(page)).toEqual([]);
  await today.way('Begin').click();

  await puzzle.expectAddress('1');
  await today.expectTask('Today 1 of 5');
  expect(await board.boundingBox()).toEqual(before);
  await puzzle.board.click('g4f4');
  // Only one button is to be seen first.
  await expect(puzzle.action('next')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await violationsIn(page)).toEqual([]);
  await today.next();

  await puzzle.expectAddress('2');
  await today.expectTask('Today 2 of 5');
  await page.reload();
  await puzzle.expectState('solving');
  await today.expectTask('Today 2 of 5');
  await puzzle.action('solution').click();
  await today.next();

  await puzzle.expectAddress('1000001');
  await today.expectTask('Today 3 of 5');
  await puzzle.board.click('g4f4');
  await today.next();

  const endings = new StudyPage(page, 'endings');
  await today.expectTask('Today 4 of 5');
  await endings.board.click('d0d1');
  await endings.expectState('trying');
  await endings.board.click('d8e8');
  await today.next();

  const trainer = new StudyPage(page, 'trainer');
  await today.expectTask('Today 5 of 5');
  await trainer.expectState('trying');
  await trainer.board.click('h2e2');
  await trainer.expectState('over');
  await today.next();

  await expect(today.card).toContainText('Done for today. Come back tomorrow. 1 day in a row');
  await expect(today.card.locator('.seal')).toBeVisible();
  await expect(today.card.getByRole('link')).toBeHidden();

  await page.clock.setFixedTime(kNextNoon);
  await page.goto(`${site.url}#/learn/xiangqi/today`);
  await page.reload();
  await new StudyPage(page, 'learn').root.locator('[data-tab="path"]').click();
  await expect(today.way('Begin')).toBeVisible();
  await expect(today.card).toContainText('1 day in a row');
  await expect(today.bar).toBeHidden();
});

test('a beginner of Gomoku drills fours and defence, leaves the set and takes it up again @long', async ({
  page,
  site,
}) => {
  const today = new Today(page);
  const puzzle = new StudyPage(page, 'puzzle', 'gomoku');
  const learn = new StudyPage(page, 'learn', 'gomoku');
  await learn.open(site.url, 'today');
  await expect(today.card.locator('li')).toHaveText([
    'Puzzle',
    'Puzzle',
    'Fours',
    'Defence',
    'Lesson',
  ]);
  await today.way('Begin').click();
  for (let task = 1; task <= 4; task++) {
    await today.expectTask(`Today ${task} of 5`);
    await puzzle.expectState('solving');
    await puzzle.action('solution').click();
    await puzzle.expectState('solved');
    if (task === 2) {
      await today.bar.getByRole('button', { name: 'Leave today’s set' }).click();
      await expect(today.bar).toBeHidden();
      await page.goto(`${site.url}#/learn/gomoku/today`);
      await expect(today.card.locator('.done')).toHaveCount(2);
      await today.way('Go on').click();
    } else await today.next();
  }
  await today.expectTask('Today 5 of 5');
  for (const move of ['f8', 'h8', 'c8']) {
    await learn.expectState('trying');
    await learn.board.click(move);
    await learn.expectState('right');
    if (move !== 'c8') await learn.action('next').click();
  }
  await today.next();
  await expect(today.card).toContainText('Done for today.');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test("today's set is chosen and done @long", async ({ page, start }) => {
    const site = await start();
    await keep(page, kept);
    const puzzle = new StudyPage(page, 'puzzle');
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.stop();
    await page.goto(`${site.url}?again#/learn/xiangqi/today`);
    const today = new Today(page);
    await today.way('Begin').click();
    for (const task of [1, 2, 3]) {
      await today.expectTask(`Today ${task} of 5`);
      await puzzle.expectState('solving');
      await puzzle.action('solution').click();
      await today.next();
    }
    await today.expectTask('Today 4 of 5');
    const endings = new StudyPage(page, 'endings');
    await endings.board.click('d0d1');
    await endings.expectState('trying');
    await endings.board.click('d8e8');
    await today.next();
    const trainer = new StudyPage(page, 'trainer');
    await trainer.expectState('trying');
    await trainer.board.click('h2e2');
    await today.next();
    await expect(today.card).toContainText('Done for today.');
  });
});
