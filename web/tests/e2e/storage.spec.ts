// SPDX-License-Identifier: MIT
// Damaged storage, or none: every screen opens anyway.

import { kSaveName as kEndings } from '../../src/screens/endings/progress.ts';
import { kSaveName as kQuiz } from '../../src/screens/masters/quiz/score.ts';
import { kSaveName as kTraining } from '../../src/screens/openings/trainer/cards.ts';
import { saveNames } from '../../src/storage/save-names.ts';
import savedAnalysis from '../unit/data/saved-analysis.json' with { type: 'json' };
import savedGame from '../unit/data/saved-game.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { GamePage } from './support/game-page.ts';
import { expect, longUnless, test } from './support/test.ts';

const names = Object.values(saveNames).flatMap((name) =>
  typeof name === 'string' ? [name] : Object.values(name),
);
const keys = [...names, kEndings, kQuiz, kTraining].map((name) => `chuhe.${name}`);

const junk = ['{ half', 'null', '7', '[]', '{"version":1}', '"text"', `"${'9'.repeat(100_000)}"`];

const screens = [
  '#/analyse/xiangqi',
  '#/analyse/xiangqi/edit',
  '#/puzzles/xiangqi',
  '#/puzzles/gomoku',
  '#/learn/xiangqi',
  '#/learn/xiangqi/endings',
  '#/learn/xiangqi/train',
];

async function expectAll(page: Page, url: string): Promise<void> {
  const ready = page.locator('main > [data-state]:not([data-state="loading"])');
  for (const screen of screens) {
    await page.goto(url + screen);
    await expect(ready).toBeVisible();
    await expect(ready).not.toHaveAttribute('data-state', 'failed');
  }
}

for (const turn of [0, 3]) {
  test(`every screen opens over what is damaged, ${turn}${longUnless(turn === 0)}`, async ({
    page,
    site,
    game,
  }) => {
    await page.addInitScript(
      ([all, texts, from]) => {
        if (sessionStorage.getItem('spoilt') !== null) return;
        all.forEach((key, at) => {
          const text = texts[(at + from) % texts.length] ?? '';
          for (const area of [localStorage, sessionStorage]) area.setItem(key, text);
        });
        sessionStorage.setItem('spoilt', 'yes');
      },
      [keys, junk, turn] as const,
    );
    await game.open(site.url);
    await game.playAndWait('h2e2');
    await expectAll(page, site.url);
    // Data stored from now on is valid.
    await game.open(site.url);
    await page.reload();
    await game.expectState('idle');
    expect(await game.moves()).toHaveLength(2);
  });
}

const games: [what: string, damage: object][] = [
  ['from no position', { startFen: 'nonsense', shownFen: 'nonsense' }],
  ['with moves nobody can make', { moves: ['a0a9', 'h9g7'] }],
  ['with moves that are none', { moves: ['z9', ''] }],
];

for (const [what, damage] of games) {
  test(`a kept game ${what} does not keep one from playing @long`, async ({ page, site, game }) => {
    const ongoing = { ...savedGame, ended: null, ...damage };
    await page.addInitScript((text) => {
      if (localStorage.getItem('chuhe.game') === null) localStorage.setItem('chuhe.game', text);
    }, JSON.stringify(ongoing));
    await page.goto(site.url);
    await game.expectState('idle|over|failed');
    await game.begin();
    await game.playAndWait('h2e2');
    expect(await game.moves()).toHaveLength(2);
  });
}

test('a kept analysis of no position does not keep one from analysing @long', async ({
  page,
  site,
}) => {
  await page.addInitScript(
    (text) => localStorage.setItem('chuhe.analysis', text),
    JSON.stringify({ ...savedAnalysis, tree: 'start nonsense\nmove 1 z9z9' }),
  );
  await page.goto(`${site.url}#/analyse/xiangqi`);
  const analysis = page.locator('chuhe-analysis');
  await expect(analysis).not.toHaveAttribute('data-state', /loading|failed/);
});

/** Replaces storage by one to which the browser denies access. */
function block(): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: refuse });
  }
}

function fill(): void {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
}

/** The writes succeed, the reads do not. */
function spoil(): void {
  const refuse = (): never => {
    throw new DOMException('damaged', 'UnknownError');
  };
  Storage.prototype.getItem = refuse;
  for (const kind of [IDBObjectStore, IDBIndex]) {
    for (const name of ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor'] as const) {
      kind.prototype[name] = refuse;
    }
  }
  for (const name of ['match', 'keys'] as const) Cache.prototype[name] = refuse;
  for (const name of ['match', 'keys', 'open'] as const) CacheStorage.prototype[name] = refuse;
}

for (const [what, take] of [
  ['forbidden', block],
  ['full', fill],
  ['unreadable', spoil],
] as const) {
  test(`where the store is ${what} one plays and goes everywhere${longUnless(what === 'forbidden')}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(take);
    const game = new GamePage(page);
    await game.open(site.url);
    await game.choose('theme', 'dark');
    await game.expectChosen('theme', 'dark');
    await game.playAndWait('h2e2');
    await expectAll(page, site.url);
    await page.goto(`${site.url}#/play/xiangqi`);
    await game.expectState('idle');
    expect(await game.moves()).toHaveLength(2);
  });
}
