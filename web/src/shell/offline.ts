// SPDX-License-Identifier: MIT
// Registers the service worker and notifies the page when a new version is stored and waiting.

import { trustedScriptUrl } from '../engine/trusted-script-url.ts';

/** Reloads into a waiting version; save the game first. */
export type Apply = () => void;

/** In milliseconds, if no game is opened. */
const kLongestWait = 5000;

/** Without a service worker, for example during development, the page stays online and `onUpdate` is never called. */
export async function keepOffline(onUpdate: (apply: Apply) => void): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    // Throws in a frame without an origin.
    const workers = navigator.serviceWorker;
    await atRest();
    const registration = await workers.register(trustedScriptUrl('./service-worker.js'));
    if (registration.waiting !== null) offer(registration.waiting, onUpdate);
    registration.addEventListener('updatefound', () => watch(registration, onUpdate));
    watch(registration, onUpdate);
    // Browsers need not ask the reader of an installed app, and remove its data last of all.
    if (matchMedia('(display-mode: standalone)').matches) await navigator.storage.persist();
  } catch (error) {
    console.info('not kept for offline use:', error);
  }
}

function heard(type: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(type, resolve, { once: true }));
}

/** Network and processor are needed for the first move first. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') await heard('load');
  const patience = new Promise((resolve) => setTimeout(resolve, kLongestWait));
  await Promise.race([heard('chuhe-ready'), patience]);
  // Safari lacks requestIdleCallback; on a still page it may never call back without a timeout.
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: kLongestWait }));
}

function watch(registration: ServiceWorkerRegistration, onUpdate: (apply: Apply) => void): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    // The first version replaces nothing and need not wait.
    const waits = worker.state === 'installed' && registration.active !== null;
    if (waits) offer(worker, onUpdate);
  });
}

function offer(waiting: ServiceWorker, onUpdate: (apply: Apply) => void): void {
  onUpdate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage('skip-waiting');
  });
}
