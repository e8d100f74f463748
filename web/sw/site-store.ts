// SPDX-License-Identifier: MIT
// The stored copies of the site, one cache per version. Any read or write may fail: where the browser's room is used
// up, or after the browser or the reader removed a part. A request is answered whatever the store says, and what is
// missing is stored again.
//
// Workbox's precaching also repairs a cache, but it has one cache for all versions, whose files it removes under tabs
// that still run the version before, and its errors of the store become errors of the request.

export type StoredFile = readonly [path: string, integrity: string];

export interface Site {
  readonly version: string;
  readonly files: readonly StoredFile[];
  /** Stored on first use: the multi-threaded engine, the master games, the endgame sets. */
  readonly onDemand: readonly StoredFile[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface Surroundings {
  /** The address of the site's folder. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** The ids of the open tabs. */
  tabs(): Promise<readonly string[]>;
}

/** Work that goes on after the answer. */
type Later = (task: Promise<unknown>) => void;

/** Groups of files that are requested together. */
const onDemandKinds = [/\/engine-threads[^/]*$/, /\/masters-[^/]*\.(txt|games)$/, /\.sets$/];

/** The number of files that are fetched and stored at the same time. */
const kAtOnce = 4;

/** A tab may be loading for this long before it counts as open. */
const kLoadingMs = 60_000;

/** Undefined if the store refuses. */
async function attempt<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** The key of a page is its folder's name; hosts redirect the other name. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/index\.html$/, '/');
}

export class SiteStore {
  readonly #site: Site;
  readonly #around: Surroundings;
  /** Several copies of the site may share an origin and therefore its cache storage. */
  readonly #prefix: string;
  readonly #name: string;
  readonly #byUrl: ReadonlyMap<string, StoredFile>;
  #repairing: Promise<boolean> | null = null;

  constructor(site: Site, around: Surroundings) {
    this.#site = site;
    this.#around = around;
    this.#prefix = `chuhe ${around.scope} `;
    this.#name = this.#prefix + site.version;
    const all = [...site.files, ...site.onDemand];
    this.#byUrl = new Map(all.map((file) => [this.#urlOf(file), file]));
  }

  /** Stores the whole site; rejects and leaves nothing if a file cannot be fetched or stored. */
  async install(): Promise<void> {
    const cache = await this.#around.caches.open(this.#name);
    try {
      const wanted = [...this.#site.files, ...(await this.#wantedOnDemand())];
      await this.#storeAll(cache, wanted);
    } catch (error) {
      await attempt(() => this.#around.caches.delete(this.#name));
      throw error;
    }
  }

  /** Keeps older versions that tabs still run, because the host may have removed their files. */
  async activate(): Promise<void> {
    const tabs = await this.#around.tabs();
    const old = await this.#olderVersions();
    // Without an older version, this one must have served the tabs.
    if (old.length === 0) await attempt(() => Promise.all(tabs.map((tab) => this.#mark(tab))));
    for (const cacheName of old) {
      // If the store does not tell, a tab may run it.
      const isRun = (await attempt(() => this.#isRun(cacheName, tabs))) ?? true;
      if (!isRun) await attempt(() => this.#around.caches.delete(cacheName));
    }
  }

  async #isRun(cacheName: string, tabs: readonly string[]): Promise<boolean> {
    const { caches } = this.#around;
    const marks = tabs.map((tab) => caches.match(this.#markOf(tab), { cacheName }));
    return (await Promise.all(marks)).some((mark) => mark !== undefined);
  }

  /** The stored file, or else the network's. `tab` is the id of the tab that opens a page, empty for other requests. */
  async answer(request: Request, tab: string, later: Later): Promise<Response> {
    const key = keyOf(request);
    if (tab !== '') later(this.#receive(tab));
    const stored = await this.#stored(key);
    if (stored !== undefined) return stored;
    const file = this.#byUrl.get(key);
    const fresh = file && (await attempt(() => this.#fetched(file)));
    // Of another version, or of none.
    if (fresh === undefined) return this.#around.fetch(request);
    const copy = fresh.clone();
    later(attempt(async () => (await this.#cache()).put(key, copy)));
    return fresh;
  }

  /** Stores again what is missing, as far as network and room allow; returns whether everything is stored. */
  repair(): Promise<boolean> {
    this.#repairing ??= this.#repair().finally(() => (this.#repairing = null));
    return this.#repairing;
  }

  async #repair(): Promise<boolean> {
    const keys = await attempt(async () => (await this.#cache()).keys());
    const stored = new Set(keys?.map(({ url }) => url));
    for (const file of this.#site.files) {
      if (stored.has(this.#urlOf(file))) continue;
      const isStored = await attempt(async () => {
        await this.#store(await this.#cache(), file);
        return true;
      });
      // Without network or room, the next one would fail like it.
      if (isStored === undefined) return false;
    }
    return true;
  }

  #urlOf([path]: StoredFile): string {
    return new URL(path, this.#around.scope).href;
  }

  /** The key, in a version's cache, that marks a tab running this version. */
  #markOf(tab: string): string {
    return new URL(`tab/${tab}`, this.#around.scope).href;
  }

  #cache(): Promise<Cache> {
    return this.#around.caches.open(this.#name);
  }

  /** Checks the hash, so that a partial upload fails to install and the old version stays. */
  async #fetched(file: StoredFile, priority: RequestPriority = 'auto'): Promise<Response> {
    const [path, integrity] = file;
    const init: RequestInit = { cache: 'no-cache', integrity, priority };
    const response = await this.#around.fetch(this.#urlOf(file), init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const headers = new Headers(response.headers);
    // The stored body is decompressed.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    for (const [name, value] of Object.entries(this.#site.headers)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }

  /** A few at a time: a visitor plays meanwhile, maybe on a slow network. */
  async #storeAll(cache: Cache, files: readonly StoredFile[]): Promise<void> {
    const left = [...files];
    const storeRest = async (): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        await this.#store(cache, file);
      }
    };
    try {
      await Promise.all(Array.from({ length: kAtOnce }, storeRest));
    } finally {
      // After a failure nothing more is fetched.
      left.length = 0;
    }
  }

  async #store(cache: Cache, file: StoredFile): Promise<void> {
    await cache.put(this.#urlOf(file), await this.#fetched(file, 'low'));
  }

  async #stored(key: string): Promise<Response | undefined> {
    const inVersion = (cacheName: string): Promise<Response | undefined> =>
      attempt(async () => this.#around.caches.match(key, { cacheName }));
    const current = await inVersion(this.#name);
    if (current !== undefined) return current;
    for (const name of await this.#olderVersions()) {
      const found = await inVersion(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #olderVersions(): Promise<string[]> {
    const names = (await attempt(() => this.#around.caches.keys())) ?? [];
    return names.filter((name) => name.startsWith(this.#prefix) && name !== this.#name);
  }

  /** On-demand files of an older version, which this version must also have offline. */
  async #wantedOnDemand(): Promise<readonly StoredFile[]> {
    const stored: string[] = [];
    for (const name of [...(await this.#olderVersions()), this.#name]) {
      const keys = await attempt(async () => (await this.#around.caches.open(name)).keys());
      for (const { url } of keys ?? []) stored.push(url);
    }
    const kinds = onDemandKinds.filter((kind) => stored.some((url) => kind.test(url)));
    return this.#site.onDemand.filter(([path]) => kinds.some((kind) => kind.test(path)));
  }

  /** A tab opens a page. */
  async #receive(tab: string): Promise<void> {
    await attempt(() => this.#mark(tab));
    await attempt(() => this.#removeOldMarks());
    await this.repair();
  }

  async #mark(tab: string): Promise<void> {
    await (await this.#cache()).put(this.#markOf(tab), new Response(String(Date.now())));
  }

  /** Those of tabs that are closed. */
  async #removeOldMarks(): Promise<void> {
    const cache = await this.#cache();
    const open = new Set((await this.#around.tabs()).map((tab) => this.#markOf(tab)));
    for (const { url } of await cache.keys()) {
      if (!url.startsWith(this.#markOf('')) || open.has(url)) continue;
      const madeAt = Number(await (await cache.match(url))?.text());
      if (!(Math.abs(Date.now() - madeAt) < kLoadingMs)) await cache.delete(url);
    }
  }
}
