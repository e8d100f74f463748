// SPDX-License-Identifier: MIT
// Starts module workers, even if their script has another origin.

import { scriptBlob, trustedScriptUrl } from './trusted-script-url.ts';

const blobs = new Map<string, string>();

/**
 * Chromium does not start modules from a blob with an opaque origin; messages sent before the import is done are
 * received after it.
 */
const classicImport = (url: string): string => `const early = [];
onmessage = (event) => early.push(event);
import(${url}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;

const moduleImport = (url: string): string => `import ${url};`;

/** A sandboxed page has an opaque origin, whatever its address. */
const isOfNoOrigin = (): boolean => globalThis.origin === 'null';

/** Browsers only start workers from the page's own origin. A blob has that origin, and may import from elsewhere. */
function startable(url: string): string {
  const { href, origin } = new URL(url, location.href);
  if (origin === globalThis.origin) return href;
  const script = isOfNoOrigin() ? classicImport : moduleImport;
  const known = blobs.get(href) ?? scriptBlob(script(JSON.stringify(href)));
  blobs.set(href, known);
  return known;
}

let newest: Worker | null = null;

// A worker that the page's policy blocks only fires an error without a reason. Tests have no document.
globalThis.document?.addEventListener('securitypolicyviolation', (event) => {
  const message = event.effectiveDirective;
  const data = { type: 'failed', fault: 'engine-blocked', message };
  if (message === 'worker-src') newest?.dispatchEvent(new MessageEvent('message', { data }));
});

export function spawnWorker(url: string, name: string): Worker {
  const type = isOfNoOrigin() ? 'classic' : 'module';
  newest = new Worker(trustedScriptUrl(startable(url)), { type, name });
  return newest;
}
