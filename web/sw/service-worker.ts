// SPDX-License-Identifier: MIT
// Stores the whole site for offline use and adds the isolation headers to every page.

import { keepShared, kSharePlace } from '../src/storage/shared-record.ts';

declare const self: ServiceWorkerGlobalScope;

type StoredFile = readonly [path: string, integrity: string];

/** Replaced by the build: the version, and every file of the site with its SHA-256. */
declare const SITE: {
  version: string;
  files: readonly StoredFile[];
  /** Stored on first use: the multi-threaded engine, the master games, the endgame sets. */
  onDemand: readonly StoredFile[];
  headers: Readonly<Record<string, string>>;
};

const { version, files, onDemand, headers } = SITE;

/** Several copies of the site may share an origin and therefore its cache storage. */
const prefix = `chuhe ${self.registration.scope} `;
const cacheName = prefix + version;

/** The key, in a version's cache, that marks a tab running this version. */
const markOf = (tab: string): URL => new URL(`tab/${tab}`, self.registration.scope);

function withHeaders(response: Response): Response {
  const stored = new Headers(response.headers);
  // The stored body is decompressed.
  stored.delete('Content-Encoding');
  stored.delete('Content-Length');
  for (const [name, value] of Object.entries(headers)) stored.set(name, value);
  return new Response(response.body, { status: response.status, headers: stored });
}

/** Checks the hash, so that a partial upload fails to install and the old version stays. */
async function store(cache: Cache, [path, integrity]: StoredFile): Promise<void> {
  const url = new URL(path, self.registration.scope);
  const response = await fetch(url, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(url, withHeaders(response));
}

/** Groups of files that are requested together. */
const onDemandKinds = [/\/engine-threads[^/]*$/, /\/masters-[^/]*\.(txt|games)$/, /\.sets$/];

/** On-demand files of an older version, which this version must also have offline. */
async function wantedOnDemand(): Promise<readonly StoredFile[]> {
  const stored: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    for (const { url } of await (await caches.open(name)).keys()) stored.push(url);
  }
  const kinds = onDemandKinds.filter((kind) => stored.some((url) => kind.test(url)));
  return onDemand.filter(([path]) => kinds.some((kind) => kind.test(path)));
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    const wanted = [...files, ...(await wantedOnDemand())];
    await Promise.all(wanted.map((file) => store(cache, file)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function markTab(tab: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(markOf(tab), new Response());
}

/** Keeps older versions that tabs still run, because the host may have removed their files. */
async function activate(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = ours.filter((name) => name !== cacheName);
  // Without an older version, this one must have served the tabs.
  if (old.length === 0) await Promise.all(tabs.map(({ id }) => markTab(id)));
  for (const name of old) {
    const cache = await caches.open(name);
    const marks = await Promise.all(tabs.map(({ id }) => cache.match(markOf(id))));
    if (marks.every((mark) => mark === undefined)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The key of a page is its folder's name; hosts redirect the other name. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/index\.html$/, '/');
}

async function answer(request: Request, tab: string): Promise<Response> {
  const key = keyOf(request);
  if (tab !== '') await markTab(tab);
  const current = await caches.open(cacheName);
  const stored = (await current.match(key)) ?? (await fromOlderVersion(key));
  return stored ?? (await keptOnDemand(current, key)) ?? fetch(request);
}

/** If the file cannot be stored, the page still receives it. */
async function keptOnDemand(cache: Cache, key: string): Promise<Response | undefined> {
  const file = onDemand.find(([path]) => new URL(path, self.registration.scope).href === key);
  if (file === undefined) return undefined;
  await store(cache, file).catch(() => {});
  return cache.match(key);
}

async function fromOlderVersion(key: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const found = name.startsWith(prefix) && (await (await caches.open(name)).match(key));
    if (found) return found;
  }
  return undefined;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { scope } = self.registration;
  if (method === 'GET' && url.startsWith(scope)) {
    event.respondWith(answer(event.request, event.resultingClientId));
  } else if (method === 'POST' && url === scope + kSharePlace) {
    event.respondWith(keepShared(event.request, scope));
  }
});
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
});
