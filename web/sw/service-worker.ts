// SPDX-License-Identifier: MIT
// Keeps the whole site for offline use and gives every page the isolation headers.

import { keepShared, kSharePlace } from '../src/storage/shared-record.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the version, and every file of the site with its SHA-256. */
declare const SITE: {
  version: string;
  files: readonly (readonly [path: string, integrity: string])[];
  headers: Readonly<Record<string, string>>;
};

const { version, files, headers } = SITE;

/** Several copies of the site may share an origin, and with it one store of caches. */
const prefix = `chuhe ${self.registration.scope} `;
const cacheName = prefix + version;

/** Enough for the tabs that still run the version before. */
const kOldVersionsKept = 1;

function withHeaders(response: Response): Response {
  const stored = new Headers(response.headers);
  // The body is stored as it was before compression.
  stored.delete('Content-Encoding');
  stored.delete('Content-Length');
  for (const [name, value] of Object.entries(headers)) stored.set(name, value);
  return new Response(response.body, { status: response.status, headers: stored });
}

/** The hash keeps a half-finished upload out: then this version fails and the old one stays. */
async function store(cache: Cache, path: string, integrity: string): Promise<void> {
  const url = new URL(path, self.registration.scope);
  const response = await fetch(url, { cache: 'no-cache', integrity });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(url, withHeaders(response));
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(files.map(([path, integrity]) => store(cache, path, integrity)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = ours.filter((name) => name !== cacheName).slice(0, -kOldVersionsKept);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page is stored under its folder's name: hosts redirect the other one. */
function keyOf(request: Request): string {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/index\.html$/, '/');
}

async function answer(request: Request): Promise<Response> {
  const key = keyOf(request);
  const current = await caches.open(cacheName);
  const stored = (await current.match(key)) ?? (await fromOlderVersion(key));
  return stored ?? fetch(request);
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
    event.respondWith(answer(event.request));
  } else if (method === 'POST' && url === scope + kSharePlace) {
    event.respondWith(keepShared(event.request, scope));
  }
});
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
});
