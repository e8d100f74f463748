// SPDX-License-Identifier: MIT
// Games other than a person against the engine without a clock.

import type { Page } from '@playwright/test';
import { GamePage, kGomoku, kLongThought, kUnusualMove } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

function headline(game: GamePage): Promise<string | null> {
  return game.root.locator('.headline').textContent();
}

test('two people play, turn the board and agree on a draw', async ({ game, site }) => {
  await game.open(site.url);
  await game.begin({ players: 'people', 'turns-board': 'true' });
  await expect.poll(() => headline(game)).toBe('Red to move');
  await game.click('h2e2');
  await expect.poll(() => headline(game)).toBe('Black to move');
  await expect(game.square('a9')).toHaveAttribute('aria-colindex', '9');
  await game.click('h9g7');
  await expect.poll(() => headline(game)).toBe('Red to move');
  await expect(game.square('a9')).toHaveAttribute('aria-colindex', '1');
  await game.more('draw');
  await expect.poll(async () => (await game.read()).reason).toBe('agreement');
  await game.action('undo').click();
  await game.expectState('idle');
});

test('the engine plays itself, waits and makes one move at a time', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.begin({ players: 'engines', level: '1', 'second-level': '1' });
  await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(1);
  await game.action('pause').click();
  await game.expectState('idle');
  const { length } = await game.moves();
  await game.action('step').click();
  await expect.poll(async () => (await game.moves()).length).toBe(length + 1);
  await game.expectState('idle');
});

test('a clock that runs out loses the game, also after a reload', async ({ game, page, site }) => {
  await page.clock.install();
  await game.open(site.url);
  await game.begin({ players: 'people', clock: 'move', seconds: '60' });
  await game.click('h2e2');
  await expect(game.root.locator('.clock.running')).toHaveCount(1);
  await page.clock.fastForward('01:00');
  await game.expectState('over');
  await expect(game.root.locator('.detail')).toHaveText('Time has run out.');
  expect(await game.read()).toMatchObject({ status: 'first-wins', reason: 'time' });
  await page.reload();
  await game.expectState('over');
  expect((await game.read()).reason).toBe('time');
});

test('the engine keeps within its seconds at full strength @long', async ({ game, site }) => {
  await game.open(site.url);
  // Longer than the delays of a busy machine.
  await game.begin({ level: '10', clock: 'move', seconds: '10' });
  await game.click(kUnusualMove);
  await game.waitForAnswer(1);
  expect(await game.moves()).toHaveLength(2);
  expect((await game.read()).status).toBe('ongoing');
});

test('a random side is drawn again for a rematch, and a preset sets the clocks', async ({
  game,
  page,
  site,
}) => {
  await page.addInitScript(() => (Math.random = () => 0.9));
  await game.open(site.url);
  await game.begin({ side: 'random', preset: '10+5', opponent: 'bao' });
  await expect.poll(async () => (await game.moves()).length).toBe(1);
  await expect(game.root.locator('.clock')).toHaveText([/^10:0/, /^(10:0|9:5)/]);
  await page.reload();
  await game.expectState('idle');
  await game.expectChosen('side', 'random');
  await page.evaluate(() => (Math.random = () => 0.1));
  await game.resign();
  await game.action('play-again').click();
  await game.expectState('idle');
  expect(await game.moves()).toEqual([]);
  await game.click('h2e2');
  await expect.poll(() => game.moves()).toContain('h2e2');
});

test('a handicap is given, and no game begins from a position there cannot be', async ({
  game,
  site,
}) => {
  await game.open(site.url);
  await game.begin({ from: 'nine', giver: 'black' });
  await expect
    .poll(async () => (await game.read()).fen)
    .toBe('rn2k2nr/9/1c5c1/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1');
  // Closed, the head of the options tells of the handicap.
  await game.openNewGame();
  await game.action('more-options').click();
  await expect(game.action('more-options').getByText('handicap')).toBeVisible();
  await game.leaveSheet();
  await game.begin({ from: 'position', fen: '9/9/9 w' });
  await expect(game.root.locator('.complaint')).toContainText('The board has 3 rows, not 10');
  await game.root.locator('dialog [data-action="close"]').click();
  await game.expectState('idle');
});

test('a set-up that was left begins no game, however late the engine answers @long', async ({
  game,
  page,
  site,
}) => {
  // Holds back questions to engines started from now on, until released.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const control = { isHolding: false, ended: 0, release: () => held.forEach((one) => one()) };
    class HeldWorker extends Worker {
      readonly #isHeld = control.isHolding;

      override postMessage(message: unknown): void {
        const send = (): void => super.postMessage(message);
        if (this.#isHeld) held.push(send);
        else send();
      }

      override terminate(): void {
        if (this.#isHeld) control.ended++;
        super.terminate();
      }
    }
    Object.assign(globalThis, { Worker: HeldWorker, control });
  });
  const control = (code: string): Promise<unknown> => page.evaluate(`control.${code}`);
  await game.open(site.url);
  await control('isHolding = true');
  await game.begin({ from: 'position', fen: '4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1' });
  await expect(game.root.locator('[data-action="start"]')).toBeDisabled();
  await game.root.locator('dialog [data-action="close"]').click();
  await control('release()');
  await expect.poll(() => control('ended')).toBe(1);
  await game.expectState('idle');
  expect((await game.read()).fen).toMatch(/^rnbakabnr/);
});

test('a premove is played once the engine has moved', async ({ game, site }) => {
  await game.open(site.url);
  await game.begin({ level: '10', time: kLongThought });
  await game.setSwitch('hasPremove');
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  await game.click('a3a4');
  await game.square('a4').press('Escape');
  await game.click('i3i4');
  await game.action('stop').click();
  await expect.poll(() => game.moves()).toHaveLength(3);
  expect((await game.moves())[2]).toBe('i3i4');
});

async function restore(page: Page, text: string): Promise<void> {
  await page.locator('#settings').click();
  await page.locator('#data').click();
  const file = { name: 'chuhe.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('body > dialog input[type="file"]').setInputFiles(file);
}

test('everything leaves as a file and comes back, in every tab', async ({
  game,
  page,
  site,
  context,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const before = await game.read();
  await page.locator('#settings').click();
  await page.locator('#data').click();
  const coming = page.waitForEvent('download');
  await page.locator('[data-action="backup-save"]').click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk as Buffer);
  const backup = Buffer.concat(chunks).toString();
  await page.locator('body > dialog [data-action="close"]').click();
  await game.leaveSheet();
  await game.begin();
  await expect.poll(() => game.moves()).toEqual([]);
  await restore(page, backup.slice(0, -20));
  await expect(page.locator('body > dialog [role="status"]')).toContainText('damaged');
  await page.locator('body > dialog [data-action="close"]').click();
  await game.leaveSheet();
  const otherTab = new GamePage(await context.newPage());
  await otherTab.open(site.url);
  await restore(page, backup);
  for (const tab of [game, otherTab]) {
    await expect.poll(() => tab.moves().catch(() => [])).toEqual(before.moves);
  }
});
