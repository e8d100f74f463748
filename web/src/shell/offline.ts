// SPDX-License-Identifier: MIT
// Registers the service worker and notifies the page when everything is stored or a new version is waiting.

import { trustedScriptUrl } from '../engine/trusted-script-url.ts';

export interface OfflineListener {
  /** Everything is stored for the first time: from now on the page starts without a network. */
  onFirstStored(): void;
  /** A new version is stored and waiting. `apply` reloads into it; save the game first. */
  onUpdate(apply: () => void): void;
}

/** Without a service worker, for example during development, there are no notifications and the page stays online. */
export async function keepOffline(listener: OfflineListener): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  try {
    // Files needed for the first move have priority.
    await pageLoaded();
    const registration = await workers.register(trustedScriptUrl('./service-worker.js'));
    const isFirst = registration.active === null;
    if (registration.waiting !== null) offer(registration.waiting, listener);
    registration.addEventListener('updatefound', () => watch(registration, listener));
    watch(registration, listener);
    await workers.ready;
    if (isFirst) listener.onFirstStored();
  } catch (error) {
    console.info('not kept for offline use:', error);
  }
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function watch(registration: ServiceWorkerRegistration, listener: OfflineListener): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    // The first version replaces nothing and need not wait.
    const waits = worker.state === 'installed' && registration.active !== null;
    if (waits) offer(worker, listener);
  });
}

function offer(waiting: ServiceWorker, listener: OfflineListener): void {
  listener.onUpdate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage('skip-waiting');
  });
}
