// SPDX-License-Identifier: MIT
// Stores the whole site for offline use and adds the isolation headers to every page.

import { keepShared, kSharePlace } from '../src/storage/shared-record.ts';
import { kAskStored } from '../src/storage/stored-site.ts';
import { SiteStore, type Site } from './site-store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaced by the build: the version, and every file of the site with its SHA-256. */
declare const SITE: Site;

const { scope } = self.registration;
const store = new SiteStore(SITE, {
  scope,
  caches,
  fetch: (input, init) => fetch(input, init),
  tabs: async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return tabs.map(({ id }) => id);
  },
});

self.addEventListener('install', (event) => event.waitUntil(store.install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(store.activate().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) {
    const later = (task: Promise<unknown>): void => event.waitUntil(task);
    event.respondWith(store.answer(event.request, event.resultingClientId, later));
  } else if (method === 'POST' && url === scope + kSharePlace) {
    event.respondWith(keepShared(event.request, scope));
  }
});
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === kAskStored) {
    const [port] = event.ports;
    event.waitUntil(store.repair().then((isWhole) => port?.postMessage(isWhole)));
  }
});
