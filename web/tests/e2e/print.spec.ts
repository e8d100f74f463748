// SPDX-License-Identifier: MIT
// Printing: puzzle sheets and scoresheets.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

/** A test cannot close the browser's print dialog. */
async function withoutDialog(page: Page): Promise<void> {
  await page.addInitScript(() => (globalThis.print = () => {}));
}

const paper = '.chuhe-paper';

const list = new URL('../../../puzzles/xiangqi.txt', import.meta.url);

/** The number of printed pages. Printing removes the sheet. */
async function pages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('six puzzles fill a page of Letter, the shorter one, and their solutions another', async ({
  page,
  site,
}) => {
  await withoutDialog(page);
  await page.addInitScript(() =>
    localStorage.setItem('chuhe.preferences', JSON.stringify({ notation: 'uci' })),
  );
  const study = new StudyPage(page, 'puzzle');
  await study.open(site.url, '1');
  await (await study.choices()).locator('[data-action="print"]').click();
  const sheet = page.locator(paper);
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(study.root).toBeHidden();
  await expect(sheet.locator('figure svg')).toHaveCount(6);
  await expect(sheet.locator('figcaption').first()).toHaveText(/Red/);
  // The list contains moves as pairs of squares, and so does the selected notation.
  const known = readFileSync(fileURLToPath(list), 'utf8').matchAll(/^\d+; [^;]+; \w+; ([^;]+);/gm);
  const answers = [...known].slice(0, 6).map(([, firsts]) => firsts!.replaceAll(' ', ' / '));
  await expect(sheet.locator('.answers p')).toContainText(answers);
  expect(await pages(page, 'Letter')).toBe(2);
  await expect(sheet).toHaveCount(0);
});

test('what went wrong is printed where that is chosen @long', async ({ page, site }) => {
  await withoutDialog(page);
  await page.addInitScript(() => {
    const boxes = [
      [7, 0, 20_000],
      [3, 0, 20_001],
    ];
    const kept = { version: 1, boxes, at: 1, theme: 'all', motif: null, order: 'mistakes' };
    localStorage.setItem('chuhe.puzzles', JSON.stringify(kept));
  });
  const study = new StudyPage(page, 'puzzle');
  await study.open(site.url, '1');
  await (await study.choices()).locator('[data-action="print"]').click();
  await expect(page.locator(`${paper} h3`)).toHaveText([/7/, /3/]);
});

test('a record is printed as a scoresheet', async ({ page, site }) => {
  await withoutDialog(page);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(
    '[Event "Cup"]\n[Red "Hu Ronghua"]\n[Black "Yang Guanlin"]\n[Date "1960.11.02"]\n[Result "1-0"]\n\n1. C2=5 H8+7 2. H2+3 R9=8 1-0',
  );
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await analysis.shareBy('print');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator(paper);
  await expect(sheet).toBeVisible();
  for (const text of ['Hu Ronghua', 'Yang Guanlin', 'Cup', '1960.11.02', '1–0'])
    await expect(sheet).toContainText(text);
  await expect(sheet.locator('.moves p')).toHaveText([/1\.\s*C2=5\s*H8\+7/, /2\.\s*H2\+3\s*R9=8/]);
  await expect(sheet.locator('svg')).toHaveCount(1);
  expect(await pages(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(analysis.root).toBeVisible();
});

test('a game that is over is printed from its card @long', async ({ game, page, site }) => {
  await withoutDialog(page);
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  await game.resign();
  await game.root.locator('[data-action="print-game"]').click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator(paper);
  await expect(sheet).toContainText('0–1');
  await expect(sheet).toContainText('resign');
  await expect(sheet.locator('.moves p')).toHaveCount(1);
  expect(await pages(page, 'Letter')).toBe(1);
});
