// SPDX-License-Identifier: MIT
// Page object of My games.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export const kGames = '#/games/xiangqi';

/** Returns `count` different short games as PGN. */
export function manyGames(count: number): string {
  const lines = ['H2-E2 H9-G7 H0-G2 I9-H9', 'C3-C4 C9-E7 B0-C2 C6-C5', 'B2-E2 B9-C7 B0-C2 A9-B9'];
  return Array.from({ length: count }, (_, index) => {
    const result = ['1-0', '0-1', '1/2-1/2'][index % 3] ?? '*';
    const moves = (lines[index % lines.length] ?? '').split(' ');
    return `[Event "Cup ${index % 50}"]
[Date "20${String(index % 26).padStart(2, '0')}.01.02"]
[Red "Player ${index}"]
[Black "Other ${index % 977}"]
[Result "${result}"]

1. ${moves[0]} ${moves[1]} 2. ${moves[2]} ${moves[3]} ${result}

`;
  }).join('');
}

export class ArchivePage {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('chuhe-archive');
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url + kGames);
    await this.expectRead();
  }

  /** Waits until the store has been read. */
  async expectRead(): Promise<void> {
    await expect(this.count()).not.toContainText('Loading');
  }

  count(): Locator {
    return this.root.locator('.count');
  }

  action(name: string): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  setting(name: string): Locator {
    return this.root.locator(`[data-setting="${name}"]`);
  }

  /** Sets a filter in the sheet, or toggles a checkbox if `value` is null. */
  async filter(name: string, value: string | null = null): Promise<void> {
    await this.action('filter').click();
    const field = this.setting(name);
    if (value === null) await field.click();
    else await field.locator(`input[value="${value}"]`).click();
    await this.action('close').click();
  }

  /** The visible games. */
  rows(): Locator {
    return this.root.locator('.row:not(.waiting)').filter({ visible: true });
  }

  row(name: string): Locator {
    return this.rows().filter({ hasText: name });
  }

  /** Uses a file on disk, because creating one in the page would block its main thread. */
  async import(name: string, text: string): Promise<void> {
    const file = join(mkdtempSync(join(tmpdir(), 'chuhe-import-')), name);
    writeFileSync(file, text);
    await this.root.locator('input[type="file"]').setInputFiles(file);
  }
}
