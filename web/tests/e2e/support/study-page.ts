// SPDX-License-Identifier: MIT
// Page object of puzzles, lessons and the other screens with a task.

import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './game-page.ts';

export type Study = 'puzzle' | 'learn' | 'endings' | 'rulings' | 'trainer' | 'quiz';

const screens: Readonly<Record<Study, string>> = {
  puzzle: 'puzzles',
  learn: 'learn',
  endings: 'learn',
  rulings: 'learn',
  trainer: 'learn',
  quiz: 'games',
};

/** States in which the reader can act; while the engine judges or moves, touches are ignored. */
const kResting = 'solving|trying|idle|over';

export class StudyPage {
  readonly page: Page;
  readonly root: Locator;
  /** The board of the screen. */
  readonly board: GamePage;
  readonly #address: string;
  /** The endgame course and the trainer have addresses of the lessons. */
  readonly #start: string;

  constructor(page: Page, study: Study, game: 'xiangqi' | 'gomoku' = 'xiangqi') {
    this.page = page;
    this.#start = study === 'endings' ? 'endings' : study === 'trainer' ? 'train' : '';
    this.#address = `#/${screens[study]}/${game}`;
    this.root = page.locator(`chuhe-${study}`);
    this.board = new GamePage(page, this.root, () => this.expectState(kResting));
  }

  async open(url: string, place = this.#start): Promise<void> {
    await this.page.goto(`${url}${this.#address}${place === '' ? '' : `/${place}`}`);
    await this.expectState('solving|trying|idle');
  }

  async expectState(states: string): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', new RegExp(`^(${states})$`));
  }

  async expectAddress(place: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${this.#address}/${place}$`));
  }

  /** The moves on the board, separated by spaces. */
  async expectMoves(moves: string): Promise<void> {
    const read = (): Promise<string> =>
      this.root.evaluate((element) => (element as unknown as { moves: string[] }).moves.join(' '));
    await expect.poll(read).toBe(moves);
  }

  headline(): Locator {
    return this.root.locator('.headline');
  }

  detail(): Locator {
    return this.root.locator('.detail');
  }

  action(name: string): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  setting(name: string): Locator {
    return this.root.locator(`[data-setting="${name}"]`);
  }

  /** The sheet with everything that can be chosen about puzzles. */
  async choices(): Promise<Locator> {
    await this.root.locator('[data-tab="task"]').click();
    await this.action('choose').click();
    return this.page.locator('.chuhe-puzzle-choices');
  }

  async choose(setting: 'puzzle-theme' | 'puzzle-order', value: string): Promise<void> {
    const sheet = await this.choices();
    await sheet.locator(`[data-setting="${setting}"] [value="${value}"]`).check();
    await sheet.locator('[data-action="close"]').click();
  }

  async begin(mode: 'train' | 'day' | 'rush-3'): Promise<void> {
    const sheet = await this.choices();
    await sheet.locator(`[data-mode="${mode}"]`).click();
  }

  /** The tab with the progress. */
  async progress(): Promise<Locator> {
    await this.root.locator('[data-tab="progress"]').click();
    return this.root.locator('.progress');
  }

  /** The last polite and urgent announcements. */
  said(): Locator {
    return this.root.locator('.unseen [role=status]');
  }

  urged(): Locator {
    return this.root.locator('.unseen [role=alert]');
  }
}
