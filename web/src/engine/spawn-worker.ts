// SPDX-License-Identifier: MIT
// Starts module workers, also where the page is of another origin than their script.

import { scriptBlob, trustedScriptUrl } from './trusted-script-url.ts';

const blobs = new Map<string, string>();

/**
 * Browsers start workers from the page's own origin alone. A blob is of it, and may import from elsewhere. A page in a
 * sandbox has the origin `null`, whatever its address.
 */
function startable(url: string): string {
  const { href, origin } = new URL(url, location.href);
  if (origin === globalThis.origin) return href;
  const known = blobs.get(href) ?? scriptBlob(`import ${JSON.stringify(href)};`);
  blobs.set(href, known);
  return known;
}

export function spawnWorker(url: string, name: string): Worker {
  return new Worker(trustedScriptUrl(startable(url)), { type: 'module', name });
}
