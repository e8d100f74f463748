// SPDX-License-Identifier: MIT
// The page as a user meets it: one board, its buttons and its settings.

import { expect, type Locator, type Page } from '@playwright/test';

export type Action = 'new-game' | 'undo' | 'hint' | 'resign' | 'flip' | 'stop';
export type Setting = 'side' | 'level' | 'time' | 'lang' | 'theme';

interface GameElement extends HTMLElement {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly legalMoves: readonly string[];
  readonly status: string;
  readonly result: string;
}

export class GamePage {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, root = page.locator('chuhe-game').first()) {
    this.page = page;
    this.root = root;
  }

  square(name: string): Locator {
    return this.root.locator(`[role=gridcell][data-square="${name}"]`);
  }

  action(name: Action): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  setting(name: Setting): Locator {
    return this.page.locator(`[data-setting="${name}"]`);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.expectState('idle');
  }

  /** Any of several states may be given as alternatives: `idle|over`. */
  async expectState(states: string): Promise<void> {
    await expect(this.root).toHaveAttribute('data-state', new RegExp(`^(${states})$`));
  }

  get<Name extends keyof GameElement>(name: Name): Promise<GameElement[Name]> {
    return this.root.evaluate(
      (element, property) => (element as GameElement)[property as Name],
      name as string,
    ) as Promise<GameElement[Name]>;
  }

  moves(): Promise<readonly string[]> {
    return this.get('moves');
  }

  /** Clicks a move and waits for nothing. */
  async click(move: string): Promise<void> {
    await this.square(move.slice(0, 2)).click();
    await this.square(move.slice(2, 4)).click();
  }

  /** Clicks a move and waits until the engine has answered or the game is over. */
  async playAndWait(move: string): Promise<void> {
    const before = (await this.moves()).length;
    await this.click(move);
    await this.waitForAnswer(before);
  }

  async waitForAnswer(movesBefore: number): Promise<void> {
    await expect.poll(async () => (await this.moves()).length).toBeGreaterThan(movesBefore);
    await this.expectState('idle|over');
  }
}
