// SPDX-License-Identifier: MIT
// The pages about embedding: every example runs, can be edited, and has no access to the site.

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { expect, longUnless, test } from './support/test.ts';

class Example {
  readonly root: Locator;
  readonly text: Locator;
  readonly said: Locator;
  /** The page of the example. */
  readonly shown: FrameLocator;

  constructor(page: Page, name: string) {
    this.root = page.locator(`#example-${name}`);
    this.text = this.root.locator('textarea');
    this.said = this.root.locator('.said');
    this.shown = this.root.frameLocator('iframe');
  }

  action(name: 'run' | 'reset'): Locator {
    return this.root.locator(`[data-action="${name}"]`);
  }

  square(name: string): Locator {
    return this.shown.locator(`[data-square="${name}"]`);
  }

  async move(from: string, to: string): Promise<void> {
    await this.square(from).click();
    await this.square(to).click();
  }
}

/** What each example shows or prints. */
const examples: Readonly<Record<string, (example: Example) => Promise<void>>> = {
  game: async ({ shown }) => {
    await expect(shown.locator('chuhe-game')).toHaveAttribute('data-state', 'idle');
  },
  board: async (example) => {
    await expect(example.square('g7')).toHaveAttribute('aria-label', /black horse/);
    await example.move('h0', 'g2');
    await expect(example.square('g2')).toHaveAttribute('aria-label', /red horse/);
  },
  gomoku: async (example) => {
    await expect(example.square('i10')).toHaveAttribute('aria-label', /black/);
  },
  viewer: async ({ shown }) => {
    await expect(shown.locator('chuhe-viewer .main .move')).toHaveCount(4);
  },
  puzzle: async (example) => {
    await expect(example.shown.locator('chuhe-puzzle')).toHaveAttribute('data-state', 'solving');
    await example.move('a0', 'd0');
    await expect(example.shown.locator('chuhe-puzzle')).toHaveAttribute('data-state', 'solved');
  },
  analysis: async ({ shown }) => {
    await expect(shown.locator('chuhe-analysis .lines li').first()).toContainText(/\d/);
  },
  iframe: async ({ shown, said, root }) => {
    const board = shown.frameLocator('iframe');
    await board.locator('[data-square="h9"]').click();
    await board.locator('[data-square="g7"]').click();
    await expect(said).toHaveText('h9g7');
    // The frame has the height of its board.
    await expect
      .poll(async () => (await root.locator('iframe').boundingBox())?.height)
      .toBeGreaterThan(300);
  },
  style: async ({ shown }) => {
    await expect(shown.locator('chuhe-viewer .main .move')).toHaveCount(4);
    await expect(shown.locator('[part~="board"]')).toHaveCSS('border-radius', '0px');
    await expect(shown.locator('[part~="moves"]')).toHaveCSS('font-size', '18px');
  },
  events: async (example) => {
    await expect(example.shown.locator('chuhe-game')).toHaveAttribute('data-state', 'idle');
    await example.move('h2', 'e2');
    await expect(example.said).toHaveText(/^user h2e2\s*engine [a-i]\d[a-i]\d$/);
  },
  refuse: async (example) => {
    await example.move('b2', 'e2');
    await expect(example.said).toHaveText('b2e2 ✗');
    await example.move('h2', 'e2');
    await expect(example.said).toHaveText(/h2e2 ✓$/);
  },
  form: async (example) => {
    await example.move('h2', 'e2');
    await example.shown.getByRole('button', { name: 'OK' }).click();
    await expect(example.said).toHaveText(/^rnbakabnr.* moves h2e2$/);
  },
  engine: async ({ said }) => {
    await expect(said).toContainText(/^bestMove [a-i]\d[a-i]\d/);
    await expect(said.locator('div').last()).toContainText(/^8 -?\d+ \S+/);
  },
  rules: async ({ said }) => {
    for (const text of ['44', '["h2e2"]', 'first-wins stalemate', '1. 炮二平五 马８进７'])
      await expect(said).toContainText(text);
  },
  'rules-board': async (example) => {
    await expect(example.said).toHaveText('44');
    // The general cannot leave its palace.
    await example.move('e0', 'e4');
    await expect(example.square('e4')).toHaveAttribute('aria-label', /empty/);
    await example.move('h2', 'e2');
    await expect(example.shown.locator('output')).toHaveText('C2=5');
  },
  uci: async ({ said }) => {
    await expect(said.locator('div').last()).toHaveText(/^bestmove [a-i]\d[a-i]\d/);
  },
};

async function run(page: Page, name: string): Promise<Example> {
  const example = new Example(page, name);
  await example.root.scrollIntoViewIfNeeded();
  await example.action('run').click();
  return example;
}

/** One in a frame, and one without a board. */
const usual = new Set(['iframe', 'engine']);

for (const [name, check] of Object.entries(examples)) {
  test(`the example "${name}" runs${longUnless(usual.has(name))}`, async ({ page, site }) => {
    await page.goto(`${site.url}docs/`);
    await check(await run(page, name));
  });
}

const languages = { en: 'docs/', 'zh-Hans': 'docs/zh/' } as const;

test('both languages have the same examples, each of which is tried @long', async ({
  page,
  site,
}) => {
  const texts: string[][] = [];
  for (const path of Object.values(languages)) {
    await page.goto(site.url + path);
    const ids = await page.locator('.example').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(
      Object.keys(examples)
        .map((name) => `example-${name}`)
        .toSorted(),
    );
    const areas = page.locator('.example textarea');
    texts.push(
      await areas.evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value)),
    );
  }
  expect(texts[0]).toEqual(texts[1]);
  expect(texts[0]!.join('\n')).toContain(`src="${site.url}embed.js"`);
  expect(texts[0]!.join('\n')).not.toContain('any.host');
});

test('an example speaks the language of the page @long', async ({ page, site }) => {
  await page.goto(`${site.url}docs/zh/`);
  const { shown } = await run(page, 'puzzle');
  await expect(shown.locator('[data-action="hint"]')).toHaveText('提示');
});

test('an example is changed, run and brought back @long', async ({ page, site }) => {
  await page.goto(`${site.url}docs/`);
  const example = new Example(page, 'rules');
  const given = await example.text.inputValue();
  await expect(example.action('reset')).toBeDisabled();
  await example.text.fill('<p>Mine</p><script>console.log(6 * 7)</script>');
  await example.text.press('Control+Enter');
  await expect(example.shown.getByText('Mine')).toBeVisible();
  await expect(example.said).toHaveText('42');
  await example.action('reset').click();
  await expect(example.text).toHaveValue(given);
  await expect(example.said).toContainText('stalemate');
  await expect(example.said).not.toContainText('42');
  await expect(example.action('reset')).toBeDisabled();
});

test.describe('what is typed', () => {
  test.use({ expectedErrors: /mine|Content Security|ERR_|Failed to load/ });

  test('says what is wrong with it @long', async ({ page, site }) => {
    await page.goto(`${site.url}docs/`);
    const example = new Example(page, 'rules');
    await example.text.fill("<script>throw new Error('mine')</script>");
    await example.action('run').click();
    await expect(example.said.locator('.error')).toHaveText(/Error: mine/);
  });

  test('reaches nothing of the site @long', async ({ page, site }) => {
    await page.goto(`${site.url}docs/`);
    await page.evaluate(() => localStorage.setItem('secret', 'kept'));
    const example = new Example(page, 'rules');
    await example.text.fill(`<script type="module">
      const tried = async (name, attempt) => {
        console.log(name, await Promise.resolve().then(attempt).then(() => 'done', () => 'refused'));
      };
      await tried('storage', () => localStorage.getItem('secret'));
      await tried('page', () => parent.document.title);
      await tried('cookie', () => document.cookie);
      await tried('evaluation', () => new Function('return 1')());
    </script>`);
    await example.action('run').click();
    await expect(example.said.locator('div')).toHaveText(
      ['storage', 'page', 'cookie', 'evaluation'].map((name) => `${name} refused`),
    );
  });

  test('does not run outside of a sandbox @long', async ({ page, site }) => {
    await page.goto(`${site.url}docs/run.html`);
    await page.evaluate(() => {
      postMessage({ type: 'run', lang: 'en', html: '<p>mine</p>' });
      const frame = document.createElement('iframe');
      frame.src = location.href;
      frame.addEventListener('load', () =>
        frame.contentWindow!.postMessage({ type: 'run', lang: 'en', html: '<p>mine</p>' }),
      );
      document.body.append(frame);
    });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body')).toBeAttached();
    await expect(frame.getByText('mine')).toHaveCount(0);
    await expect(page.getByText('mine')).toHaveCount(0);
  });
});

test('the settings of the app lead there, in the nearest language @long', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url);
  await game.openSettings();
  const link = page.locator('#for-sites');
  const nearest = {
    en: 'docs/',
    'zh-Hans': 'docs/zh/',
    'zh-Hant': 'docs/zh/',
    ja: 'docs/',
    vi: 'docs/',
  };
  const names = new Set<string>();
  for (const [lang, path] of Object.entries(nearest)) {
    await page.locator('[data-setting="lang"]').selectOption(lang);
    await expect(page.locator('.chuhe-settings')).toHaveAttribute('lang', lang);
    await expect(link).toHaveAttribute('href', path);
    names.add((await link.textContent())!);
  }
  expect(names.size).toBe(5);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Embed Chuhe on your site');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the app keeps none of it for use offline @long', async ({ request, site }) => {
  const script = await (await request.get(`${site.url}service-worker.js`)).text();
  expect(script).toContain('assets/');
  expect(script).not.toContain('docs/');
});

for (const [language, path] of Object.entries(languages)) {
  test(`the page in ${language} fits a phone @long`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url + path);
    await new Example(page, 'engine').action('run').click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });

  for (const scheme of ['light', 'dark'] as const) {
    const rest = longUnless(language === 'en' && scheme === 'light');
    test(`axe finds nothing in the page in ${language} on ${scheme}${rest}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(site.url + path);
      const example = await run(page, 'rules');
      await expect(example.said).toContainText('stalemate');
      expect(await violationsIn(page)).toEqual([]);
    });
  }
}
