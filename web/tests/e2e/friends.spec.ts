// SPDX-License-Identifier: MIT
// Two players on two screens who exchange links; each has a separate browser.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { GamePage, kGomoku } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

/** One of the two players. */
class Friend {
  readonly page: Page;
  readonly game: GamePage;

  constructor(page: Page) {
    this.page = page;
    this.game = new GamePage(page);
  }

  static async at(browser: Browser, url: string): Promise<Friend> {
    const context = await browser.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const friend = new Friend(await context.newPage());
    await friend.game.open(url);
    return friend;
  }

  /** On a first visit, opened through a link. */
  static async by(browser: Browser, link: string): Promise<Friend> {
    const context = await browser.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const friend = new Friend(await context.newPage());
    await friend.page.goto(link);
    return friend;
  }

  get card() {
    return this.page.locator('chuhe-game .friend');
  }

  /** The sheet that explains why a link changed nothing. */
  get fault() {
    return this.page.locator('.chuhe-friend [role=alert]');
  }

  /** The link copied by the page's button. */
  async link(): Promise<string> {
    const copied = (): Promise<string> => this.page.evaluate(() => navigator.clipboard.readText());
    // The message about the previous link may still be visible.
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    await this.card.locator('[data-action=copy-link]').click();
    await expect.poll(copied).not.toBe('');
    await expect(this.card).toContainText('Link copied');
    return copied();
  }

  /** Opens the link in the current tab. */
  async open(link: string): Promise<void> {
    const hash = new URL(link).hash;
    await this.page.evaluate((place) => (location.hash = place), hash);
    await expect(this.page).toHaveURL(/#\/play\/\w+$/);
  }

  async paste(link: string): Promise<void> {
    await this.card.locator('[data-setting=answer]').fill(link);
    await this.card.locator('[data-action=open-link]').click();
  }

  async expectMoves(...moves: string[]): Promise<void> {
    await expect.poll(() => this.game.moves()).toEqual(moves);
    await this.game.expectState('idle|over');
  }

  async play(move: string): Promise<void> {
    await expect.poll(async () => (await this.game.read()).legalMoves).toContain(move);
    await this.game.click(move);
  }
}

const people: BrowserContext[] = [];

async function two(browser: Browser, url: string): Promise<[Friend, Friend]> {
  const both = [await Friend.at(browser, url), await Friend.at(browser, url)] as const;
  people.push(...both.map(({ page }) => page.context()));
  return [...both];
}

test.afterEach(async () => {
  await Promise.all(people.splice(0).map((context) => context.close()));
});

test('a game of Xiangqi goes to and fro by links, over a reload, to a resignation', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await expect(one.card).toContainText('You will then get a link');
  await one.play('h2e2');
  await expect(one.card).toContainText('Send this link');
  await expect(one.game.root.locator('.headline')).toHaveText('Black to move');

  // The friend does not know the game and has one against the engine on the board.
  await other.open(await one.link());
  await other.expectMoves('h2e2');
  await expect(other.game.root.locator('.headline')).toHaveText('Your move');
  await expect(other.game.root.locator('.player.bottom .badge')).toHaveAttribute(
    'data-side',
    'black',
  );
  await other.play('h9g7');

  // The reply is opened in a separate tab.
  const answer = await other.link();
  await one.page.reload();
  await expect(one.card).toContainText('When you receive your friend’s link');
  const tab = new Friend(await one.page.context().newPage());
  await tab.page.goto(answer);
  await tab.expectMoves('h2e2', 'h9g7');
  await expect(tab.game.root.locator('.player.bottom .badge')).toHaveAttribute('data-side', 'red');
  // The earlier tab has received it.
  await one.expectMoves('h2e2', 'h9g7');
  await tab.page.close();

  await one.page.reload();
  await one.play('h0g2');
  await other.page.reload();
  await other.paste(await one.link());
  await other.expectMoves('h2e2', 'h9g7', 'h0g2');

  await other.game.resign();
  await other.game.expectState('over');
  await one.open(await other.link());
  await one.game.expectState('over');
  await expect.poll(() => one.game.read()).toMatchObject({ result: '1-0', reason: 'resignation' });
  await expect(one.card).toContainText('The game is over');
  await one.page.goto(`${site.url}#/games/xiangqi`);
  await expect(one.page.locator('chuhe-archive .row').first()).toContainText('Won');
});

test('a game of Gomoku by its own rule is drawn by agreement @long', async ({ browser, site }) => {
  const [one, other] = await two(browser, site.url + kGomoku);
  await one.game.begin({ players: 'friend', side: 'white', rules: 'renju' });
  await expect(one.card).toContainText('Your friend makes the first move');
  await other.open(await one.link());
  await other.play('h8');
  await one.open(await other.link());
  await one.expectMoves('h8');
  expect((await one.game.read()).fen).toContain('renju');
  await one.game.more('draw');
  await expect(one.card).toContainText('You are offering a draw');
  await one.play('i9');
  await other.open(await one.link());
  await expect(other.card).toContainText('Your friend offers a draw');
  await other.card.locator('[data-action=accept-draw]').click();
  await other.game.expectState('over');
  await one.open(await other.link());
  await one.game.expectState('over');
  expect(await one.game.read()).toMatchObject({ result: '1/2-1/2', reason: 'agreement' });
});

test('a link that is older, contradicts the game or is damaged changes nothing, and says so @long', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h2e2');
  const first = await one.link();
  await other.open(first);
  await other.play('h9g7');
  const answer = await other.link();
  await one.open(answer);
  await one.play('h0g2');
  const third = await one.link();

  await one.paste(answer);
  await expect(one.fault).toContainText('older than your game');
  await one.game.leaveSheet();
  await one.expectMoves('h2e2', 'h9g7', 'h0g2');

  await one.paste(third.slice(0, -4));
  await expect(one.fault).toContainText('damaged or incomplete');
  await one.game.leaveSheet();
  await one.expectMoves('h2e2', 'h9g7', 'h0g2');

  // A newcomer also answers the first link.
  const stranger = await Friend.by(browser, first);
  people.push(stranger.page.context());
  await stranger.expectMoves('h2e2');
  await expect(stranger.page.locator('.welcome')).toHaveCount(0);
  await stranger.play('b9c7');
  await one.paste(await stranger.link());
  await expect(one.fault).toContainText('does not match your game');
  await one.game.leaveSheet();
  await one.expectMoves('h2e2', 'h9g7', 'h0g2');
});

test('several games stay apart, and a move can be taken back until its link is given @long', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h2e2');
  await one.expectMoves('h2e2');
  await one.game.action('undo').click();
  await one.expectMoves();
  await one.play('b2e2');
  const first = await one.link();
  await expect(one.game.action('undo')).toHaveAttribute('aria-disabled', 'true');

  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h0g2');
  await other.open(first);
  await other.play('h9g7');
  await one.open(await other.link());
  await one.expectMoves('b2e2', 'h9g7');

  // The other game is continued from the sheet of a new game.
  await one.game.openNewGame();
  await one.game.sheet().locator('[data-setting=players] input[value=friend]').check();
  await one.game.sheet().getByRole('button', { name: 'Red · 1 move' }).click();
  await one.expectMoves('h0g2');
});

test('two screens that are connected play live, and go on by link after a reload @long', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h2e2');
  await one.card.locator('[data-action=live]').click();
  await expect(one.card).toContainText('invitation to play live');
  await other.open(await one.link());
  await other.expectMoves('h2e2');
  await expect(other.card).toContainText('wants to play live');
  // The reply is opened beside the waiting page.
  const answer = await other.link();
  const tab = new Friend(await one.page.context().newPage());
  await tab.page.goto(answer);
  await expect(one.card).toContainText('You are connected');
  await expect(other.card).toContainText('You are connected');
  await tab.page.close();

  await other.play('h9g7');
  await one.expectMoves('h2e2', 'h9g7');
  await one.play('h0g2');
  await other.expectMoves('h2e2', 'h9g7', 'h0g2');
  // The friend has seen the move.
  await expect(one.game.action('undo')).toHaveAttribute('aria-disabled', 'true');

  await other.page.reload();
  await expect(one.card).toContainText('The connection has ended');
  await other.expectMoves('h2e2', 'h9g7', 'h0g2');
  await other.play('b9c7');
  await one.paste(await other.link());
  await one.expectMoves('h2e2', 'h9g7', 'h0g2', 'b9c7');

  await other.card.locator('[data-action=live]').click();
  await expect(other.card).toContainText('invitation to play live');
  await one.open(await other.link());
  await expect(one.card).toContainText('wants to play live');
  await other.paste(await one.link());
  await expect(one.card).toContainText('You are connected');
  await one.game.resign();
  await other.game.expectState('over');
  expect(await other.game.read()).toMatchObject({ result: '0-1', reason: 'resignation' });
});

/** `other` accepts the live game offered by `one`. */
async function accept(one: Friend, other: Friend): Promise<void> {
  await other.open(await one.link());
  await expect(other.card).toContainText('wants to play live');
  await one.paste(await other.link());
  await expect(one.card).toContainText('You are connected');
  await expect(other.card).toContainText('You are connected');
}

test('of two who both offer to play live, one takes the offer of the other', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h2e2');
  await other.open(await one.link());
  await other.expectMoves('h2e2');
  for (const friend of [one, other]) {
    await friend.card.locator('[data-action=live]').click();
    await expect(friend.card).toContainText('invitation to play live');
  }
  await accept(one, other);
});

/** Stops the page's clock; `runFor` advances it. */
async function standStill({ page }: Friend): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Connects the two before the first move of a game offered by `one`. */
async function connect(one: Friend, other: Friend): Promise<void> {
  await one.card.locator('[data-action=live]').click();
  await expect(one.card).toContainText('invitation to play live');
  await accept(one, other);
}

test('two screens play live by a clock, which stands while they are apart @long', async ({
  browser,
  site,
}) => {
  const [one, other] = await two(browser, site.url);
  const clock = (friend: Friend, place: 'top' | 'bottom') =>
    friend.game.root.locator(`.player.${place} .clock`);
  for (const { page } of [one, other]) await page.clock.install();
  await one.game.begin({ players: 'friend', side: 'red', clock: 'sudden', minutes: '1' });
  await expect(clock(one, 'bottom')).toHaveText('1:00');
  await expect(one.card).toContainText('Clocks only run');
  await connect(one, other);
  await expect(clock(other, 'top')).toHaveText('1:00');
  await expect(one.card).not.toContainText('Clocks only run');

  for (const friend of [one, other]) await standStill(friend);
  await one.play('h2e2');
  await other.expectMoves('h2e2');
  await one.page.clock.runFor(5000);
  await expect(clock(one, 'top')).toHaveText('0:55');
  await other.page.clock.runFor(3000);
  await expect(clock(other, 'bottom')).toHaveText('0:57');
  await other.play('h9g7');
  await one.expectMoves('h2e2', 'h9g7');
  // Both show the time measured on Black's screen.
  await expect(clock(other, 'bottom')).toHaveText('0:57');
  await expect(clock(one, 'top')).toHaveText('0:57');
  await one.page.clock.runFor(2000);
  await expect(clock(one, 'bottom')).toHaveText('0:58');

  await other.page.clock.resume();
  await other.page.reload();
  await expect(one.card).toContainText('Clocks only run');
  await expect(clock(other, 'bottom')).toHaveText('0:57');
  await one.page.clock.runFor(10_000);
  await expect(clock(one, 'bottom')).toHaveText('0:58');

  await one.page.clock.resume();
  await one.page.reload();
  await expect(clock(one, 'bottom')).toHaveText('0:58');
  await connect(one, other);
  await one.play('h0g2');
  await other.expectMoves('h2e2', 'h9g7', 'h0g2');
});

test('who lets the time run out loses on both screens @long', async ({ browser, site }) => {
  const [one, other] = await two(browser, site.url);
  await other.page.clock.install();
  await one.game.begin({ players: 'friend', side: 'red', clock: 'move', seconds: '5' });
  await connect(one, other);
  await standStill(other);
  await one.play('h2e2');
  await other.expectMoves('h2e2');
  await other.page.clock.runFor(4999);
  await other.game.expectState('idle');
  await other.page.clock.runFor(1);
  await other.game.expectState('over');
  await one.game.expectState('over');
  for (const friend of [one, other]) {
    expect(await friend.game.read()).toMatchObject({ result: '1-0', reason: 'time' });
  }
});

test('the link is drawn as a code @long', async ({ browser, site }) => {
  const [one] = await two(browser, site.url);
  await one.game.begin({ players: 'friend', side: 'red' });
  await one.play('h2e2');
  await one.card.locator('[data-action=show-code]').click();
  await expect(one.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
});
