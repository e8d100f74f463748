// SPDX-License-Identifier: MIT
// Starts module workers, also where the page is of another origin than their script.

import { scriptBlob, trustedScriptUrl } from './trusted-script-url.ts';

const blobs = new Map<string, string>();

/** Chromium starts no module from a blob of no origin; what comes before the import is done, is heard after it. */
const classicImport = (url: string): string => `const early = [];
onmessage = (event) => early.push(event);
import(${url}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;

const moduleImport = (url: string): string => `import ${url};`;

/** A page in a sandbox is of no origin, whatever its address. */
const isOfNoOrigin = (): boolean => globalThis.origin === 'null';

/** Browsers start workers from the page's own origin alone. A blob is of it, and may import from elsewhere. */
function startable(url: string): string {
  const { href, origin } = new URL(url, location.href);
  if (origin === globalThis.origin) return href;
  const script = isOfNoOrigin() ? classicImport : moduleImport;
  const known = blobs.get(href) ?? scriptBlob(script(JSON.stringify(href)));
  blobs.set(href, known);
  return known;
}

export function spawnWorker(url: string, name: string): Worker {
  const type = isOfNoOrigin() ? 'classic' : 'module';
  return new Worker(trustedScriptUrl(startable(url)), { type, name });
}
