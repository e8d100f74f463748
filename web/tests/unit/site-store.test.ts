// SPDX-License-Identifier: MIT
// The service worker's store, on a browser whose storage and network fail one call at a time.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteStore, type Site, type Surroundings } from '../../sw/site-store.ts';

const kScope = 'https://example.org/chuhe/';
const kTab = 'tab-1';

const site: Site = {
  version: 'one',
  files: [
    ['./', 'sha256-page'],
    ['assets/page.js', 'sha256-script'],
    ['assets/engine.wasm', 'sha256-engine'],
  ],
  onDemand: [['assets/engine-threads.wasm', 'sha256-threads']],
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
};

type Call = 'open' | 'match' | 'put' | 'keys' | 'delete';

const calls: readonly Call[] = ['open', 'match', 'put', 'keys', 'delete'];

function nameOf(key: unknown): string {
  return key instanceof Request ? key.url : String(key);
}

/** A browser with one site, of which each part can fail. */
class Browser {
  readonly caches = new Map<string, Map<string, Response>>();
  readonly failing = new Set<Call>();
  readonly tabs = [kTab];
  isOnline = true;
  /** The host has another version: only a request without a hash succeeds. */
  isReplaced = false;
  fetched: string[] = [];
  #tasks: Promise<unknown>[] = [];

  around(): Surroundings {
    return {
      scope: kScope,
      caches: this.#storage(),
      fetch: (input, init) => this.#fetch(input, init),
      tabs: async () => this.tabs,
    };
  }

  store(version = site.version): SiteStore {
    return new SiteStore({ ...site, version }, this.around());
  }

  /** What a tab gets, once the work behind the answer is done too. */
  async get(store: SiteStore, path: string, tab = ''): Promise<string> {
    const request = new Request(kScope + path);
    const response = await store.answer(request, tab, (task) => this.#tasks.push(task));
    const text = await response.text();
    await Promise.all(this.#tasks);
    return text;
  }

  paths(version = site.version): string[] {
    const keys = [...(this.caches.get(`chuhe ${kScope} ${version}`)?.keys() ?? [])];
    return keys.map((url) => url.slice(kScope.length));
  }

  async #fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = input instanceof Request ? input.url : String(input);
    if (!this.isOnline || (this.isReplaced && init?.integrity !== undefined)) {
      throw new TypeError('Failed to fetch');
    }
    this.fetched.push(url);
    return new Response(`${this.isReplaced ? 'new' : 'old'} ${url.slice(kScope.length)}`);
  }

  async #call<Value>(name: Call, answer: () => Value): Promise<Value> {
    if (this.failing.has(name)) throw new DOMException(name, 'QuotaExceededError');
    return answer();
  }

  #cache(entries: Map<string, Response>): Cache {
    const cache = {
      match: (key: unknown) => this.#call('match', () => entries.get(nameOf(key))?.clone()),
      put: (key: unknown, value: Response) =>
        this.#call('put', () => void entries.set(nameOf(key), value)),
      keys: () => this.#call('keys', () => [...entries.keys()].map((url) => new Request(url))),
      delete: (key: unknown) => this.#call('delete', () => entries.delete(nameOf(key))),
    };
    return cache as unknown as Cache;
  }

  #storage(): CacheStorage {
    const { caches } = this;
    const storage = {
      open: (name: string) =>
        this.#call('open', () => {
          const entries = caches.get(name) ?? new Map<string, Response>();
          caches.set(name, entries);
          return this.#cache(entries);
        }),
      match: (key: string, { cacheName }: { readonly cacheName: string }) =>
        this.#call('match', () => caches.get(cacheName)?.get(key)?.clone()),
      keys: () => this.#call('keys', () => [...caches.keys()]),
      delete: (name: string) => this.#call('delete', () => caches.delete(name)),
    };
    return storage as unknown as CacheStorage;
  }
}

let browser: Browser;
let store: SiteStore;

beforeEach(async () => {
  vi.useFakeTimers();
  browser = new Browser();
  store = browser.store();
  await store.install();
  await store.activate();
});

afterEach(() => vi.useRealTimers());

test('a few files are fetched at a time, and none after a failure', async () => {
  const files = Array.from({ length: 40 }, (_none, index) => [`${index}.js`, 'sha256'] as const);
  let [running, most, count] = [0, 0, 0];
  const fetchOne = async (): Promise<Response> => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (++count === 10) throw new TypeError('Failed to fetch');
    return new Response('');
  };
  const many = new SiteStore(
    { ...site, files, version: 'many' },
    { ...browser.around(), fetch: fetchOne },
  );
  await expect(many.install()).rejects.toThrow('Failed to fetch');
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(10);
  expect(count).toBeLessThan(files.length / 2);
  expect(browser.paths('many')).toEqual([]);
});

async function expectWhole(): Promise<void> {
  browser.isOnline = false;
  for (const [path] of site.files) {
    expect(await browser.get(store, path === './' ? '' : path)).toBe(
      `old ${path === './' ? '' : path}`,
    );
  }
}

describe.each(calls)('where every %s fails', (call) => {
  beforeEach(() => browser.failing.add(call));

  test('a page and its files come, from the store or the network', async () => {
    expect(await browser.get(store, '?from=home#/play', kTab)).toBe('old ');
    expect(await browser.get(store, 'assets/page.js')).toBe('old assets/page.js');
    expect(await browser.get(store, 'docs/')).toBe('old docs/');
  });

  test('what can be read is read without the network', async () => {
    browser.isOnline = false;
    const page = browser.get(store, '', kTab);
    if (call === 'match') await expect(page).rejects.toThrow('Failed to fetch');
    else expect(await page).toBe('old ');
  });

  test('no version that a tab may run is removed', async () => {
    const next = browser.store('two');
    await next.activate();
    expect(browser.paths()).toContain('assets/page.js');
  });
});

test('an emptied store is filled by the next visit', async () => {
  browser.caches.clear();
  expect(await browser.get(store, '', kTab)).toBe('old ');
  await expectWhole();
});

test('a file that is missing is noticed by a visit that does not ask for it', async () => {
  browser.caches.get(`chuhe ${kScope} one`)?.delete(`${kScope}assets/engine.wasm`);
  browser.fetched = [];
  await browser.get(store, '', kTab);
  expect(browser.fetched).toEqual([`${kScope}assets/engine.wasm`]);
  await expectWhole();
});

test('a file that is asked for is stored, also one that is stored only on demand', async () => {
  for (const path of ['assets/engine.wasm', 'assets/engine-threads.wasm']) {
    browser.caches.get(`chuhe ${kScope} one`)?.delete(kScope + path);
    expect(await browser.get(store, path)).toBe(`old ${path}`);
  }
  browser.isOnline = false;
  expect(await browser.get(store, 'assets/engine-threads.wasm')).toBe(
    'old assets/engine-threads.wasm',
  );
});

test('what is stored has the headers of the site', async () => {
  const response = await store.answer(new Request(kScope), '', () => {});
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

test('repair says whether everything is stored, and ends at the first file that there is no room for', async () => {
  expect(await store.repair()).toBe(true);
  browser.caches.clear();
  browser.failing.add('put');
  browser.fetched = [];
  expect(await store.repair()).toBe(false);
  expect(browser.fetched).toHaveLength(1);
  browser.failing.clear();
  expect(await store.repair()).toBe(true);
  await expectWhole();
});

test('a host with another version does not fill the gaps of this one', async () => {
  browser.caches.get(`chuhe ${kScope} one`)?.delete(`${kScope}assets/page.js`);
  browser.isReplaced = true;
  expect(await browser.get(store, 'assets/page.js')).toBe('new assets/page.js');
  expect(await store.repair()).toBe(false);
  expect(browser.paths()).not.toContain('assets/page.js');
});

test('an install without room leaves nothing of its own, and the version before it', async () => {
  browser.failing.add('put');
  const next = browser.store('two');
  await expect(next.install()).rejects.toThrow();
  expect(browser.paths('two')).toEqual([]);
  await expectWhole();
});

test('a version is kept while a tab runs it, and its files answer for the next', async () => {
  await browser.get(store, '', kTab);
  const next = browser.store('two');
  await next.install();
  await next.activate();
  expect(browser.paths('one')).toContain('assets/page.js');
  browser.tabs.length = 0;
  await next.activate();
  expect(browser.paths('one')).toEqual([]);
});

test('marks of closed tabs do not pile up', async () => {
  const marks = (): string[] => browser.paths().filter((path) => path.startsWith('tab/'));
  for (const tab of ['a', 'b', 'c']) {
    browser.tabs.splice(0, 1, tab);
    await browser.get(store, '', tab);
    vi.advanceTimersByTime(3_600_000);
  }
  expect(marks()).toEqual(['tab/c']);
  // One that is still loading is not among the open ones yet.
  await browser.get(store, '', 'loading');
  await browser.get(store, '', 'c');
  expect(marks().toSorted()).toEqual(['tab/c', 'tab/loading']);
});
