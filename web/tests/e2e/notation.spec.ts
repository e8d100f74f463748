// SPDX-License-Identifier: MIT
// The move list in every notation, switched during a game.

import { expect, test } from './support/test.ts';
import { kLongThought, kUnusualMove, type GamePage } from './support/game-page.ts';

const first = [
  ['zh-hans', '帅五进一'],
  ['zh-hant', '帥五進一'],
  ['wxf', 'K5+1'],
  ['iccs', 'E0-E1'],
  ['uci', 'e0e1'],
] as const;

async function expectFirst(game: GamePage, text: string): Promise<void> {
  await expect.poll(async () => (await game.listed())[0]).toBe(text);
}

test('moves are listed in the notation of the language or of one’s choice', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait(kUnusualMove);
  await expectFirst(game, 'K5+1');
  await game.choose('lang', 'zh-Hans');
  await expectFirst(game, '帅五进一');
  for (const [notation, text] of first) {
    await game.choose('notation', notation);
    await expectFirst(game, text);
  }
  await game.choose('lang', 'en');
  await expectFirst(game, 'e0e1');
  await page.reload();
  await game.expectState('idle');
  await expectFirst(game, 'e0e1');
});

test('the notation can be changed while the engine thinks, and it thinks on', async ({
  game,
  site,
}) => {
  await game.open(site.url);
  await game.begin({ time: kLongThought, level: '10' });
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  for (const [notation, text] of first) {
    await game.choose('notation', notation);
    await expectFirst(game, text);
    await game.expectState('thinking');
  }
});

test('an attribute sets the notation, and takes it away again @long', async ({ game, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.root.evaluate((element) => element.setAttribute('notation', 'iccs'));
  await game.playAndWait(kUnusualMove);
  await expectFirst(game, 'E0-E1');
  await game.root.evaluate((element) => element.removeAttribute('notation'));
  await expectFirst(game, 'K5+1');
});
