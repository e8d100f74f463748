// SPDX-License-Identifier: MIT
// Keeps the whole site for offline use and gives every page the isolation headers.

import { keepShared, kSharePlace } from '../src/storage/shared-record.ts';

declare const self: ServiceWorkerGlobalScope;

type StoredFile = readonly [path: string, integrity: string];

/** Filled in by the build: the version, and every file of the site with its SHA-256. */
declare const SITE: {
  version: string;
  files: readonly StoredFile[];
  /** Kept once they are asked for: the engine for several threads, the games of masters, the sets of endings. */
  onDemand: readonly StoredFile[];
  headers: Readonly<Record<string, string>>;
};

const { version, files, onDemand, headers } = SITE;

/** Several copies of the site may share an origin, and with it one store of caches. */
const prefix = `chuhe ${self.registration.scope} `;
const cacheName = prefix + version;

/** Stands in the store of a version for a tab that runs it. */
const markOf = (tab: string): URL => new URL(`tab/${tab}`, self.registration.scope);

function withHeaders(response: Response): Response {
  const stored = new Headers(response.headers);
  // The body is stored as it was before compression.
  stored.delete('Content-Encoding');
  stored.delete('Content-Length');
  for (const [name, value] of Object.entries(headers)) stored.set(name, value);
  return new Response(response.body, { status: response.status, headers: stored });
}

/** The hash keeps a half-finished upload out: then this version fails and the old one stays. */
async function store(cache: Cache, [path, integrity]: StoredFile): Promise<void> {
  const url = new URL(path, self.registration.scope);
  const response = await fetch(url, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(url, withHeaders(response));
}

/** What is asked for together. */
const onDemandKinds = [/\/engine-threads[^/]*$/, /\/masters-[^/]*\.(txt|games)$/, /\.sets$/];

/** What an older version was asked for, this one is to have offline too. */
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

/** Keeps the older versions that tabs still run: what they have not fetched yet the host may have no more. */
async function activate(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = ours.filter((name) => name !== cacheName);
  // Nobody but this first version can have brought them.
  if (old.length === 0) await Promise.all(tabs.map(({ id }) => markTab(id)));
  for (const name of old) {
    const cache = await caches.open(name);
    const marks = await Promise.all(tabs.map(({ id }) => cache.match(markOf(id))));
    if (marks.every((mark) => mark === undefined)) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The page is stored under its folder's name: hosts redirect the other one. */
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

/** Where it cannot be stored, the page gets it all the same. */
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
