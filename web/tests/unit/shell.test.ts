// SPDX-License-Identifier: MIT
// The screen and language that the page shows, without a page.

import { describe, expect, test, vi } from 'vitest';
import { pageTexts, type Strings } from '../../src/i18n/index.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { GivenGame, ToldGame } from '../../src/games/played-game.ts';
import { freshSettings, type PageSettings } from '../../src/shell/page-settings.ts';
import { Shell } from '../../src/shell/shell.ts';

class FakeScreen {
  readonly name: string;
  readonly opened: Blob[] = [];
  reviews = 0;
  readonly given: (ToldGame | GivenGame)[] = [];
  readonly setUpFrom: string[] = [];
  readonly received: string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  receive(link: string): void {
    this.received.push(link);
  }

  open(content: Blob): void {
    this.opened.push(content);
  }

  review(): void {
    this.reviews += 1;
  }

  openGame(given: ToldGame | GivenGame): void {
    this.given.push(given);
  }

  setUp(fen: string): void {
    this.setUpFrom.push(fen);
  }
}

/** Lazily loaded screens load when the test allows it. */
class FakeScreens {
  readonly made = new Map<string, FakeScreen>();
  readonly attributes: Readonly<Record<string, string>>[] = [];
  shown: FakeScreen | null = null;
  missing = '';
  /** The download that a lazy screen waits for. */
  download: () => Promise<unknown> = () => Promise.resolve();

  named(name: string): FakeScreen {
    const known = this.made.get(name) ?? new FakeScreen(name);
    this.made.set(name, known);
    return known;
  }

  async #later(name: string): Promise<FakeScreen> {
    await this.download();
    return this.named(name);
  }

  game(game: string): FakeScreen {
    return this.named(`play/${game}`);
  }

  analysis(game: string): Promise<FakeScreen> {
    return this.#later(`analyse/${game}`);
  }

  side(screen: string, game: string): Promise<FakeScreen> {
    return this.#later(`${screen}/${game}`);
  }

  show(screen: FakeScreen, attributes: Readonly<Record<string, string>>): void {
    this.shown = screen;
    this.attributes.push(attributes);
  }

  showMissing({ screens }: Strings): void {
    this.missing = screens.missing;
  }
}

class FakeAddress {
  readonly places: string[] = [];
  changed: () => void = () => {};
  now = '';

  get hash(): string {
    return this.now;
  }

  set hash(hash: string) {
    this.now = hash;
    this.changed();
  }

  name(hash: string): void {
    this.now = hash;
    this.places.push(hash);
  }
}

class FakePage {
  readonly screens = new FakeScreens();
  readonly address = new FakeAddress();
  readonly saved: PageSettings[] = [];
  readonly update = vi.fn<(...of: unknown[]) => void>();
  readonly shell: Shell<FakeScreen>;
  readonly texts = {
    in: (language: Language) => ({ ...pageTexts.in('en'), language }),
    load: (language: Language): Promise<void> => this.load(language),
  };
  readonly #wishes: readonly string[];
  load: (language: Language) => Promise<void> = () => Promise.resolve();
  readonly pause = (): Promise<void> => Promise.resolve();

  constructor(hash = '', settings: Partial<PageSettings> = {}, wishes = ['en']) {
    this.#wishes = wishes;
    this.address.now = hash;
    this.shell = new Shell<FakeScreen>({ ...freshSettings, ...settings }, this);
    this.address.changed = () => void this.shell.addressChanged();
  }

  languages(): readonly string[] {
    return this.#wishes;
  }

  save(settings: PageSettings): void {
    this.saved.push(settings);
  }

  get shown(): FakeScreen | null {
    return this.screens.shown;
  }

  /** Waits for everything that is under way. */
  async settled(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
  }

  async go(hash: string): Promise<void> {
    this.address.now = hash;
    await this.shell.addressChanged();
  }
}

async function opened(...page: ConstructorParameters<typeof FakePage>): Promise<FakePage> {
  const made = new FakePage(...page);
  await made.shell.open();
  return made;
}

/** Delays callers that wait for `passed`. */
class Gate {
  open: () => void = () => {};
  readonly passed = new Promise<void>((resolve) => (this.open = resolve));
}

describe('the address', () => {
  test('that names nothing leads to the game of the last visit', async () => {
    const page = await opened('', { game: 'gomoku' });
    expect(page.shown?.name).toBe('play/gomoku');
  });

  test('leads to a screen, whose game is kept for the next visit', async () => {
    const page = await opened('#/puzzles/xiangqi/7');
    expect(page.shown?.name).toBe('puzzles/xiangqi');
    expect(page.screens.attributes.at(-1)).toEqual({ lang: 'en', theme: 'auto', at: '7' });
    await page.go('#/games/gomoku');
    expect(page.shown?.name).toBe('games/gomoku');
    expect(page.saved.at(-1)).toEqual({ ...freshSettings, game: 'gomoku' });
  });

  test('follows the place on the screen that is seen, and on no other', async () => {
    const page = await opened('#/puzzles/xiangqi/7');
    page.shell.placeChanged(page.shown, '8');
    expect(page.address.places).toEqual(['#/puzzles/xiangqi/8']);
    page.shell.placeChanged(page.screens.named('learn/xiangqi'), '9');
    // The reader is leaving for a screen that has not loaded yet.
    page.address.now = '#/games/xiangqi';
    page.shell.placeChanged(page.shown, '9');
    expect(page.address.places).toHaveLength(1);
  });

  test('counts where a screen arrives after one has gone elsewhere', async () => {
    const page = await opened();
    const download = new Gate();
    page.screens.download = () => download.passed;
    const coming = page.go('#/learn/xiangqi');
    await page.go('#/play/xiangqi');
    download.open();
    await coming;
    expect(page.shown?.name).toBe('play/xiangqi');
    expect(page.screens.missing).toBe('');
  });

  test('of a screen that cannot be downloaded leads to words about it', async () => {
    const page = await opened();
    page.screens.download = () => Promise.reject(new Error('offline'));
    await page.go('#/learn/xiangqi');
    expect(page.screens.missing).toBe(pageTexts.in('en').screens.missing);
  });

  test('of a screen that never comes leads to the same words', async () => {
    vi.useFakeTimers();
    try {
      const page = await opened();
      page.screens.download = () => new Promise(() => {});
      const coming = page.go('#/learn/xiangqi');
      await vi.advanceTimersByTimeAsync(30_000);
      await coming;
      expect(page.screens.missing).toBe(pageTexts.in('en').screens.missing);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a record', () => {
  test('that is given to the page is opened once, where records are analysed', async () => {
    const page = await opened();
    const record = new Blob(['1. h2e2']);
    await page.shell.openRecord(record);
    await page.settled();
    expect(page.address.hash).toBe('#/analyse/xiangqi');
    expect(page.shown).toMatchObject({ name: 'analyse/xiangqi', opened: [record] });
    await page.go('#/play/xiangqi');
    await page.go('#/analyse/xiangqi');
    expect(page.shown?.opened).toHaveLength(1);
    await page.shell.openRecord(record);
    expect(page.shown?.opened).toHaveLength(2);
  });

  test('keeps its place beside the openings that an address asks for', async () => {
    const page = await opened('#/openings/xiangqi/h2e2');
    expect(page.screens.attributes.at(-1)).toMatchObject({ at: 'openings-h2e2' });
    expect(page.shown?.opened).toEqual([]);
  });

  test('in the address is reviewed where its end says so, once', async () => {
    const page = await opened('#/analyse/xiangqi/x1ab&review');
    expect(await page.shown?.opened[0]?.text()).toBe('x1ab');
    expect(page.shown?.reviews).toBe(1);
    expect(page.address.places).toEqual(['#/analyse/xiangqi']);
    await page.go('#/analyse/xiangqi/x1ab');
    expect(page.shown?.reviews).toBe(1);
  });

  test('in the address is opened, but not the place of the editor', async () => {
    const page = await opened('#/analyse/xiangqi/x1ab');
    expect(await page.shown?.opened[0]?.text()).toBe('x1ab');
    await page.go('#/analyse/gomoku/edit');
    expect(page.shown).toMatchObject({ name: 'analyse/gomoku', opened: [] });
    expect(page.screens.attributes.at(-1)).toMatchObject({ at: 'edit' });
  });
});

test('a position that is to be played is set up once', async () => {
  const page = await opened('#/analyse/xiangqi');
  page.shell.playFrom('4k4/9/9/9/9/9/9/9/9/4K4 w');
  await page.settled();
  await page.go('#/learn/xiangqi');
  await page.go('#/play/xiangqi');
  expect(page.shown?.setUpFrom).toEqual(['4k4/9/9/9/9/9/9/9/9/4K4 w']);
});

test('a friend’s link is given to the board of its game, and one that is given to the page as well', async () => {
  const page = await opened('#/play/gomoku/w1abc');
  expect(page.shown).toMatchObject({ name: 'play/gomoku', received: ['w1abc'] });
  await page.shell.openRecord(new Blob(['https://example.org/chuhe/#/play/xiangqi/x1abc']));
  await page.settled();
  expect(page.shown).toMatchObject({ name: 'play/xiangqi', received: ['x1abc'] });
});

describe('the language', () => {
  test('is the first of the reader’s that there is, unless one was chosen', async () => {
    expect((await opened('', {}, ['qaa', 'vi-VN'])).shell.language).toBe('vi');
    const page = await opened('', { lang: 'zh-Hans' }, ['vi']);
    expect(page.shell.language).toBe('zh-Hans');
    await page.shell.change({ lang: 'vi', theme: 'dark' });
    expect(page.screens.attributes.at(-1)).toEqual({ lang: 'vi', theme: 'dark' });
    expect(page.saved.at(-1)).toMatchObject({ lang: 'vi', theme: 'dark' });
  });

  test('has come before anything is shown', async () => {
    const page = new FakePage('', { lang: 'vi' });
    const download = new Gate();
    page.load = () => download.passed;
    const opening = page.shell.open();
    await page.settled();
    expect(page.update).not.toHaveBeenCalled();
    download.open();
    await opening;
    expect(page.update).toHaveBeenCalledOnce();
    expect(page.screens.attributes).toEqual([{ lang: 'vi', theme: 'auto' }]);
  });

  test('stays the last one where another cannot be downloaded', async () => {
    const page = await opened('', { lang: 'vi' });
    page.load = () => Promise.reject(new Error('offline'));
    await page.shell.change({ lang: 'zh-Hant' });
    expect(page.shell.language).toBe('vi');
  });

  test('that comes after another was chosen is not spoken', async () => {
    const page = await opened();
    const download = new Gate();
    page.load = (language) => (language === 'vi' ? download.passed : Promise.resolve());
    const slow = page.shell.change({ lang: 'vi' });
    await page.shell.change({ lang: 'zh-Hans' });
    download.open();
    await slow;
    expect(page.shell.language).toBe('zh-Hans');
    expect(page.screens.attributes.at(-1)).toMatchObject({ lang: 'zh-Hans' });
  });
});
