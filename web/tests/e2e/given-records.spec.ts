// SPDX-License-Identifier: MIT
// Records passed to the installed page by the system or another program.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AnalysisPage, recordFile } from './support/analysis-page.ts';
import { ArchivePage, manyGames } from './support/archive-page.ts';
import { kGomoku } from './support/game-page.ts';
import { expect, longUnless, test } from './support/test.ts';

const kPsq = 'Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,1532\n10,9,210\nalice.zip\nbob.zip\n-1\n';

interface SharedFile {
  readonly name: string;
  readonly bytes: readonly number[];
}

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly record?: SharedFile;
  readonly records?: readonly SharedFile[];
}

/** Posts like the system, not from a page of the site. */
async function share(page: Page, scope: string, shared: Shared): Promise<void> {
  const { record, records = record === undefined ? [] : [record], ...texts } = shared;
  await page.goto('about:blank');
  const fields = Object.keys(texts).map((name) => `<textarea name="${name}"></textarea>`);
  const file = '<input type="file" name="record" multiple>';
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${scope}share">${fields.join('')}${file}<button>Share</button></form>`,
  );
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  const mimeType = 'application/octet-stream';
  const files = records.map(({ name, bytes }) => ({ name, mimeType, buffer: Buffer.from(bytes) }));
  await page.locator('input').setInputFiles(files);
  await page.locator('button').click();
}

const shares: [what: string, shared: Shared, game: string, moves: string[]][] = [
  ['a text', { text: '1. h2e2 h9g7' }, 'xiangqi', ['C2=5', 'H8+7']],
  [
    'a link with words around it',
    { title: 'Chuhe', text: 'See https://example.org/#/analyse/xiangqi/x11LPYR5ejWA – well?' },
    'xiangqi',
    ['C2=5', 'H8+7', 'H2+3'],
  ],
  [
    'the address of a page',
    { title: 'Chuhe', url: 'https://example.org/#/analyse/xiangqi/x11LPYR5ejWA' },
    'xiangqi',
    ['C2=5', 'H8+7', 'H2+3'],
  ],
  [
    'a file of another game',
    { title: 'game.psq', record: { name: 'game.psq', bytes: [...Buffer.from(kPsq)] } },
    'gomoku',
    ['h8', 'i9', 'j7'],
  ],
];

for (const [what, shared, game, moves] of shares) {
  test(
    `${what} that is shared is opened in the analysis, once${longUnless(what === 'a text')}`,
    { tag: '@stored' },
    async ({ page, site }) => {
      const analysis = new AnalysisPage(page);
      await page.goto(site.url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await share(page, site.url, shared);
      await analysis.expectListed(...moves);
      await expect(page).toHaveURL(`${site.url}#/analyse/${game}`);
      await analysis.tab('record');
      await analysis.action('empty').click();
      await analysis.expectListed();
      await page.reload();
      await analysis.expectState('thinking|idle');
      await analysis.expectListed();
      // The cache is removed.
      await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    },
  );
}

test(
  'a file is shared without a connection, in a folder of a host @long',
  { tag: '@stored' },
  async ({ page, files, start }) => {
    files.moveInto('games/chuhe');
    const site = await start({ files, isPlain: true });
    const scope = `${site.url}games/chuhe/`;
    const analysis = new AnalysisPage(page);
    await page.goto(scope);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await site.stop();
    const bytes = recordFile('xqstudio-1.0.hex');
    await share(page, scope, { record: { name: '对局 1%.xqf', bytes } });
    await expect.poll(async () => (await analysis.listed()).length).toBeGreaterThan(1);
    await expect(page).toHaveURL(`${scope}#/analyse/xiangqi`);
  },
);

test('what cannot be read is said so @long', { tag: '@stored' }, async ({ page, site }) => {
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await share(page, site.url, { text: 'nothing of the kind' });
  await expect(page.locator('chuhe-analysis .problems')).toBeVisible();
});

/** Calls the page's launch handler as the system does. */
async function launch(page: Page, name: string, bytes: readonly number[] | null): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'launched' in globalThis)).toBe(true);
  await page.evaluate(
    ([fileName, content]) => {
      const getFile = async (): Promise<File> => {
        if (content === null) throw new DOMException('it is gone', 'NotFoundError');
        return new File([new Uint8Array(content)], fileName);
      };
      const { launched } = globalThis as unknown as { launched: (given: object) => void };
      launched({ files: [{ getFile }] });
    },
    [name, bytes && [...bytes]] as const,
  );
}

test.describe('a file that is opened with the app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const setConsumer = (launched: unknown): object => Object.assign(globalThis, { launched });
      Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
    });
  });

  test('is shown in the analysis of its game', async ({ page, site, game }) => {
    const analysis = new AnalysisPage(page);
    await game.open(site.url + kGomoku);
    const pgn = new URL('../../../tests/data/records/pychess.pgn', import.meta.url);
    await launch(page, 'pychess.pgn', [...readFileSync(pgn)]);
    await expect(page).toHaveURL(/#\/analyse\/xiangqi$/);
    await expect.poll(async () => (await analysis.listed()).length).toBeGreaterThan(1);
    await launch(page, 'game.psq', [...Buffer.from(kPsq)]);
    await analysis.expectListed('h8', 'i9', 'j7');
  });

  test('and is gone meanwhile is said to hold no game @long', async ({ page, site, game }) => {
    await game.open(site.url);
    await launch(page, 'game.xqf', null);
    await expect(page.locator('chuhe-analysis .problems')).toContainText('No game found');
  });

  test('is not waited for when the app is opened without one @long', async ({
    page,
    site,
    game,
  }) => {
    await game.open(site.url);
    await page.evaluate(() => {
      const { launched } = globalThis as unknown as { launched: (given: object) => void };
      launched({ files: [] });
    });
    await game.playAndWait('h2e2');
    await expect(page).toHaveURL(`${site.url}#/play/xiangqi`);
  });
});

test.describe('a large file of games', () => {
  const count = 9000;
  const text = manyGames(count);

  /** Drops or pastes onto an element, including a text box. */
  async function give(page: Page, place: string, how: 'drop' | 'paste'): Promise<void> {
    await page.locator(place).evaluate(
      (target, [way, content]) => {
        const data = new DataTransfer();
        if (way === 'drop') data.items.add(new File([content], 'many.pgn'));
        else data.setData('text/plain', content);
        const heard = { bubbles: true, composed: true, cancelable: true };
        target.dispatchEvent(
          way === 'drop'
            ? new DragEvent('drop', { ...heard, dataTransfer: data })
            : new ClipboardEvent('paste', { ...heard, clipboardData: data }),
        );
      },
      [how, text] as const,
    );
  }

  async function expectAll(page: Page): Promise<void> {
    const archive = new ArchivePage(page);
    await expect(archive.root.locator('.import')).toContainText('Imported 9,000 of 9,000 games.', {
      timeout: 60_000,
    });
    await expect(archive.count()).toHaveText('9,000 games');
    await archive.setting('search').fill('player 7531');
    await expect(archive.row('Player 7531 – Other 692')).toHaveCount(1);
  }

  test('that is dropped comes among My games, while one plays @long', async ({
    page,
    site,
    game,
  }) => {
    await game.open(site.url + kGomoku);
    await give(page, 'body', 'drop');
    await expect(page).toHaveURL(/#\/games\/xiangqi$/);
    await expect(page.locator('chuhe-archive .import')).toContainText('Importing');
    await page.goto(`${site.url}#/play/xiangqi`);
    await game.playAndWait('h2e2');
    await page.goto(`${site.url}#/games/xiangqi`);
    await expect(page.locator('chuhe-archive .import')).toContainText('9,000 of 9,000');
    await expect(new ArchivePage(page).count()).toHaveText('9,001 games');
  });

  test('that is pasted into a text box is not left there @long', async ({ page, site }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(`${site.url}#/analyse/xiangqi`);
    await analysis.tab('record');
    await analysis.action('open').click();
    await give(page, 'chuhe-analysis dialog textarea', 'paste');
    await expectAll(page);
    await page.goto(`${site.url}#/analyse/xiangqi`);
    await expect(analysis.root.locator('dialog')).toBeHidden();
  });

  test('that is chosen in the analysis comes among My games @long', async ({ page, site }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(`${site.url}#/analyse/xiangqi`);
    await analysis.tab('record');
    await analysis.action('open').click();
    const file = { name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await analysis.root.locator('dialog input[type=file]').setInputFiles(file);
    await expectAll(page);
  });

  test('that is shared comes among My games @long', { tag: '@stored' }, async ({ page, site }) => {
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await share(page, site.url, { record: { name: 'many.pgn', bytes: [...Buffer.from(text)] } });
    await expectAll(page);
  });
});

/** What the system gives for files of that name and content. */
const several = (page: Page, files: readonly (readonly [string, readonly number[]])[]) =>
  page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, bytes] of all) data.items.add(new File([new Uint8Array(bytes)], name));
    return data;
  }, files);

const severalRecords = [
  ['one.pgn', [...Buffer.from(manyGames(1))]],
  ['two.xqf', [...recordFile('xqstudio-1.0.hex')]],
  ['notes.txt', [...Buffer.from('nothing of the kind')]],
  ['three.psq', [...Buffer.from(kPsq)]],
] as const;

test('several files that are dropped together all come among My games @long', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url);
  const dataTransfer = await several(page, severalRecords);
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await expect(page).toHaveURL(/#\/games\/xiangqi$/);
  const archive = new ArchivePage(page);
  const said = 'Imported 3 of 3 games. 1 item could not be read.';
  await expect(archive.root.locator('.import')).toContainText(said);
  await expect(archive.count()).toHaveText('2 games');
  // The game of stones is where its kind is.
  await page.goto(`${site.url}#/games/gomoku`);
  await expect(archive.count()).toHaveText('1 game');
});

test(
  'several files that are shared together all come among My games @long',
  {
    tag: '@stored',
  },
  async ({ page, site }) => {
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const records = severalRecords.map(([, bytes]) => ({ name: 'same.txt', bytes }));
    await share(page, site.url, { records });
    const archive = new ArchivePage(page);
    await expect(archive.root.locator('.import')).toContainText('Imported 3 of 3 games.');
  },
);

test('a large file that is no record is said to be too large @long', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(10 * 1024 * 1024)], 'film.mp4'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await expect(page.locator('chuhe-analysis .problems')).toContainText('larger than 8 MB');
});
