// SPDX-License-Identifier: MIT
// Whether the service worker has stored the whole site, which the page asks by a message.

export const kAskStored = 'is-stored';

/** Stores what is missing, if possible; null without an active service worker. */
export async function isSiteStored(): Promise<boolean | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage(kAskStored, [port2]);
  });
}
