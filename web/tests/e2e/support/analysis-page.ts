// SPDX-License-Identifier: MIT
// Page object of the Analyse screen.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { expectParts } from './late-parts.ts';

export const kAnalyse = '#/analyse/xiangqi';

const records = new URL('../../../../tests/data/records/', import.meta.url);

/** The bytes of a `.hex` file of tests/data/records: offsets with bytes, zeros elsewhere. */
export function recordFile(name: string): number[] {
  const text = readFileSync(fileURLToPath(new URL(name, records)), 'utf8');
  const bytes: number[] = [];
  for (const [, offset = '', list = ''] of text.matchAll(/^([0-9A-F]+):(.*)$/gm)) {
    const found = [...Buffer.from(list.replace(/\s+/g, ''), 'hex')];
    found.forEach((byte, index) => (bytes[parseInt(offset, 16) + index] = byte));
  }
  return Array.from(bytes, (byte) => byte ?? 0);
}

export class AnalysisPage {
  readonly page: Page;
  readonly root: Locator;
  /** The board of the analysis. */
  readonly board: GamePage;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('chuhe-analysis');
    this.board = new GamePage(page, this.root);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.expectState('thinking|idle');
  }

  async expectState(states: string): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', new RegExp(`^(${states})$`));
  }

  action(name: string): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  /** Selects the tab; on the pages of others all parts are shown. */
  async tab(name: 'moves' | 'review' | 'openings' | 'record'): Promise<void> {
    const tab = this.root.locator(`[data-tab="${name}"]`);
    if (await tab.isVisible()) await tab.click();
  }

  /** Opens the openings, after these moves from the usual start. */
  async openOpenings(url: string, moves = '', game = 'xiangqi'): Promise<void> {
    await this.open(`${url}#/analyse/${game}/openings-${moves}`);
    await expect(this.root.locator('[data-tab="openings"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(this.page).toHaveURL(`${url}#/analyse/${game}`);
  }

  /** The name of the opening and what stands beside it. */
  opening(): Locator {
    return this.root.locator('.opening-name');
  }

  /** The buttons of the moves that continue it. */
  bookMoves(): Locator {
    return this.root.locator('.book [data-move]');
  }

  /** The moves to the position on the board, separated by spaces. */
  async expectMoves(moves: string): Promise<void> {
    const read = (): Promise<string> =>
      this.root.evaluate((element) => (element as unknown as { moves: string[] }).moves.join(' '));
    await expect.poll(read).toBe(moves);
  }

  setting(name: string): Locator {
    return this.root.locator(`[data-setting="${name}"]`);
  }

  /** The listed moves of the record, in order. */
  listed(): Promise<string[]> {
    return this.root.locator('.tree button.move:not(.start)').allTextContents();
  }

  async expectListed(...moves: string[]): Promise<void> {
    await expect.poll(() => this.listed()).toEqual(moves);
  }

  /** The current move. */
  current(): Locator {
    return this.root.locator('.tree [aria-current]');
  }

  /** Opens the sheet that takes the record elsewhere; returns what is on it. */
  async share(): Promise<Locator> {
    await this.tab('record');
    await this.action('share').click();
    const sheet = this.page.locator('.chuhe-share dialog');
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Presses a button of that sheet, which stays open unless the button opens something else. */
  async shareBy(way: 'link' | 'embed' | 'picture' | 'print' | 'copy' | 'save'): Promise<void> {
    const sheet = await this.share();
    await sheet.locator(`[data-action="${way}"]`).click();
  }

  /** The sheet says so; it is closed then. */
  async expectShared(words: string): Promise<void> {
    await expect(this.page.locator('.chuhe-share')).toContainText(words);
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('.chuhe-share')).toHaveCount(0);
  }

  /** Opens the menu of the move, by a right click. */
  async menuOfMove(move: Locator): Promise<void> {
    await move.click({ button: 'right' });
    await expect(this.action('comment')).toBeFocused();
  }

  comment(): Locator {
    return this.page.locator('.chuhe-comment [data-setting="comment"]');
  }

  /** Writes the comment of the current move. */
  async write(text: string): Promise<void> {
    await this.action('move-menu').click();
    await this.action('comment').click();
    await this.comment().fill(text);
    await this.page.locator('.chuhe-comment [data-action="save-comment"]').click();
    await expect(this.root.locator('.tree .comment', { hasText: text })).toBeVisible();
  }

  /** Shows the field for a move, by the menu. */
  async typeMoves(): Promise<void> {
    await this.action('move-menu').click();
    await this.action('type').click();
    await expect(this.setting('move')).toBeFocused();
  }

  /** Pastes outside text fields. */
  async paste(text: string): Promise<void> {
    await expectParts(this.page, 'around');
    await this.page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  }

  /** Drops a file on the page. */
  async drop(name: string, bytes: readonly number[]): Promise<void> {
    await expectParts(this.page, 'around');
    await this.page.evaluate(
      ([fileName, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [name, [...bytes]] as const,
    );
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Tells the page that its tab is hidden, or visible again. */
  async hide(isHidden: boolean): Promise<void> {
    await this.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  }
}
