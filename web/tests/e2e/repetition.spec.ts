// SPDX-License-Identifier: MIT
// A repetition on the page: the warning, the losing move, the verdict, another rule set.

import { expect, test } from './support/test.ts';
import { chase, type GamePage } from './support/game-page.ts';

async function openChase(game: GamePage, url: string): Promise<void> {
  await game.open(url);
  await game.set(chase.fen, chase.moves);
}

test('a chase is warned of, marked and then lost', async ({ game, site }) => {
  await openChase(game, site.url);
  const card = game.root.locator('.ruling');
  await expect(card).toContainText('Perpetual chase');
  await expect(card).toContainText('If this repeats once more, Red loses');
  await expect(card).toContainText('the red cannon chases the black chariot');
  await expect(card.locator('li')).toHaveText(['C8=9 chase', 'R1=2', 'C9=8 chase', 'R2=1']);
  await expect(game.root.getByRole('grid')).toHaveAccessibleDescription(/Red loses/);
  await expect(game.root.locator('[role=status]')).toContainText('Play something else');
  await expect(game.square('a7')).toHaveAccessibleName(/chased/);

  await game.square(chase.losingMove.slice(0, 2)).click();
  await expect(game.square('a2')).toHaveAccessibleName(/loses by repetition/);
  await expect(game.square('c2')).not.toHaveAccessibleName(/loses by repetition/);
  await game.square(chase.losingMove.slice(2)).click();
  await game.expectState('over');
  expect(await game.read()).toMatchObject({ result: '0-1', reason: 'perpetual-chase' });
  await expect(card).toContainText('(Asian rules, item 15)');
  await expect(game.root.locator('[role=alert]')).toContainText('You lose');
  await game.choose('lang', 'zh-Hans');
  await expect(card).toContainText('红方不变作负：红炮步步捉黑车（亚洲规则第15条）');
});

test('another move than the repetition takes the warning away @long', async ({ game, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.set(chase.fen, chase.moves);
  await game.playAndWait('e3e4');
  await expect(game.root.locator('.ruling')).toBeHidden();
});

test('the rule set is chosen for a new game or by attribute, and kept', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  const card = game.root.locator('.ruling');
  await game.choose('rules', 'simple');
  await game.set(chase.fen, chase.moves);
  await expect(card).toContainText('the game is drawn');
  await expect(card).toContainText('Simple rules');
  await page.reload();
  await game.expectState('idle');
  await game.expectChosen('rules', 'simple');
  await game.click(chase.losingMove);
  await game.expectState('over');
  expect((await game.read()).result).toBe('1/2-1/2');
  await game.root.evaluate((element) => element.setAttribute('rules', 'chinese'));
  await expect.poll(async () => (await game.read()).result).toBe('0-1');
  await expect(card).toContainText('Chinese rules, article 26.4');
});
