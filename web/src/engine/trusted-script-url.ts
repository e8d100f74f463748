// SPDX-License-Identifier: MIT
// The only Trusted Types policy: scripts of workers come from where this script or the page came from.

interface Policy {
  /** The browser's TrustedScriptURL stands where the DOM types still ask for a string. */
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Blobs made here. */
const ownBlobs = new Set<string>();

/** Some bundlers put the path of a file in the place of the script's own address. */
const isWeb = (origin: string): boolean => origin !== 'null';

function ownUrl(url: string): string {
  const { href, origin } = new URL(url, location.href);
  const own = [location.origin, new URL(import.meta.url).origin].filter(isWeb);
  if (ownBlobs.has(href) || own.includes(origin)) return href;
  throw new TypeError(`${href} is foreign`);
}

let policy: Policy | undefined;

/** Made when first wanted; undefined where there are no Trusted Types, or the page allows no such policy. */
function ownPolicy(): Policy | undefined {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('chuhe', { createScriptURL: ownUrl });
  } catch {
    // Where strings will do, all is well; elsewhere the worker does not start, which is told.
  }
  return policy;
}

/** A URL that `new Worker` and `register` accept under `require-trusted-types-for 'script'`. */
export function trustedScriptUrl(url: string): string {
  return ownPolicy()?.createScriptURL(url) ?? ownUrl(url);
}

/** The URL of a blob with that script, which is kept as long as the page. */
export function scriptBlob(script: string): string {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  ownBlobs.add(url);
  return url;
}
