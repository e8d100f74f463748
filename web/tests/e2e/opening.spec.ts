// SPDX-License-Identifier: MIT
// Renju opening procedures from the first stone to the game: against the engine, and between two
// people.

import type { Page } from '@playwright/test';
import { kGomoku, type GamePage } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

/** The opening card. */
class OpeningCard {
  readonly #game: GamePage;

  constructor(game: GamePage) {
    this.#game = game;
  }

  get element() {
    return this.#game.root.locator('section.opening');
  }

  word(word: string) {
    return this.element.locator(`[data-word="${word}"]`);
  }

  async asks(text: RegExp): Promise<void> {
    await expect(this.element).toContainText(text);
  }

  /** Places a stone or names a point once that is possible. */
  async put(point: string): Promise<void> {
    await expect.poll(async () => (await this.#game.read()).legalMoves).toContain(point);
    await this.#game.square(point).click();
  }
}

async function stones(game: GamePage): Promise<number> {
  return (await game.moves()).length;
}

async function reloaded(page: Page, game: GamePage): Promise<void> {
  await page.reload();
  await expect(game.root.locator('section.opening')).toBeVisible();
}

test('Taraguchi-10 against the engine, with ten offers and a reload @long', async ({
  game,
  page,
  site,
}) => {
  const card = new OpeningCard(game);
  await game.open(site.url + kGomoku);
  await game.begin({ rules: 'renju', opening: 'taraguchi-10', opener: 'person', time: '100' });
  await card.asks(/centre/);
  await card.put('h8');
  // Before the third stone the engine stays White and places the second.
  await expect.poll(() => stones(game)).toBe(2);
  await reloaded(page, game);
  await card.word('black').click();
  await card.asks(/black stone.*5 × 5/);
  await expect(game.square('a1')).toBeVisible();
  const { legalMoves } = await game.read();
  expect(legalMoves).toHaveLength(23);
  await card.put(legalMoves[0]!);
  await expect.poll(() => stones(game)).toBeGreaterThanOrEqual(3);
  // The engine may take Black here; then the fourth stone is the player's.
  await expect(card.element).toContainText(/7 × 7|ten fifth moves/, { timeout: 15_000 });
  if ((await stones(game)) === 3) {
    await card.put((await game.read()).legalMoves[0]!);
    await expect(card.element).toContainText(/9 × 9|Which side|Choose which/, { timeout: 15_000 });
  } else {
    await card.word('ten').click();
    for (let left = 10; left > 0; left--) {
      await card.asks(left === 1 ? /one more point/ : new RegExp(`${left} points`));
      await card.put((await game.read()).legalMoves[0]!);
    }
  }
  await finish(card, game);
  expect(await stones(game)).toBeGreaterThanOrEqual(5);
});

/** Takes the first offered action until the opening is over. */
async function finish(card: OpeningCard, game: GamePage): Promise<void> {
  await expect(async () => {
    if (await card.element.isHidden()) return;
    const words = card.element.getByRole('button');
    if ((await words.count()) > 0) await words.first().click();
    else {
      const [point] = (await game.read()).legalMoves;
      const isPersons = !(await card.element.textContent())?.includes('The engine');
      if (isPersons && point !== undefined) await game.square(point).click();
    }
    await expect(card.element).toBeHidden({ timeout: 300 });
  }).toPass({ timeout: 25_000 });
  await game.expectState('idle');
}

test('Soosyrv-8 between two people, taken back and gone through again', async ({
  game,
  page,
  site,
}) => {
  const card = new OpeningCard(game);
  await game.open(site.url + kGomoku);
  await game.begin({ players: 'people', rules: 'renju', opening: 'soosyrv-8' });
  for (const point of ['h8', 'i9', 'j8']) await card.put(point);
  await card.asks(/^Soosyrv-8White: Which side/);
  await card.word('black').click();
  await card.asks(/^Soosyrv-8White: Place a white stone anywhere/);
  await card.put('a15');
  await expect(card.element.getByRole('button')).toHaveText([...'12345678']);
  await card.word('3').click();
  await card.asks(/^Soosyrv-8Black: /);
  await game.action('undo').click();
  await card.word('2').click();
  await card.word('black').click();
  await card.asks(/2 points/);
  await card.put('b2');
  await reloaded(page, game);
  await card.asks(/Offered: b2/);
  await card.put('h9');
  await card.asks(/Choose which fifth move.*Offered: b2, h9/);
  await expect.poll(async () => (await game.read()).legalMoves.toSorted()).toEqual(['b2', 'h9']);
  await card.put('h9');
  await expect(card.element).toBeHidden();
  await expect.poll(() => game.moves()).toEqual(['h8', 'i9', 'j8', 'a15', 'h9']);
  await card.put('i10');
  await expect.poll(() => stones(game)).toBe(6);
  await page.reload();
  await expect.poll(() => stones(game)).toBe(6);
  await game.action('undo').click();
  await game.action('undo').click();
  await card.asks(/Offered: b2, h9/);
});

test('Taraguchi-10 is offered by the rule of Renju on fifteen lines alone', async ({
  game,
  site,
}) => {
  await game.open(site.url + kGomoku);
  await game.openNewGame();
  await game.openMoreOptions();
  const offered = game.sheet().locator('[data-setting="opening"] label:visible');
  await expect(offered).toHaveText(['Black begins', 'Swap2']);
  await game.sheet().locator('[data-setting="rules"] input[value="renju"]').check();
  await expect(offered).toHaveText(['Black begins', 'Swap2', 'Taraguchi-10', 'Soosyrv-8']);
  await game.sheet().locator('[data-setting="board-lines"] input[value="19"]').check();
  await expect(offered).toHaveText(['Black begins', 'Swap2']);
});
