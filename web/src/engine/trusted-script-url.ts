// SPDX-License-Identifier: MIT
// The only Trusted Types policy: worker scripts must come from the origin of this script or of the page.

interface Policy {
  /** A TrustedScriptURL at run time; the DOM types still require a string. */
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Blobs created here. */
const ownBlobs = new Set<string>();

/** Some bundlers replace the script's own address by a file path. */
const isWeb = (origin: string): boolean => origin !== 'null';

function ownUrl(url: string): string {
  const { href, origin } = new URL(url, location.href);
  const own = [location.origin, new URL(import.meta.url).origin].filter(isWeb);
  if (ownBlobs.has(href) || own.includes(origin)) return href;
  throw new TypeError(`${href} is foreign`);
}

let policy: Policy | undefined;

/** Created on first use; undefined without Trusted Types, or if the page does not allow the policy. */
function ownPolicy(): Policy | undefined {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('chuhe', { createScriptURL: ownUrl });
  } catch {
    // Fine if strings are accepted; otherwise the worker does not start, which is reported.
  }
  return policy;
}

/** A URL that `new Worker` and `register` accept under `require-trusted-types-for 'script'`. */
export function trustedScriptUrl(url: string): string {
  return ownPolicy()?.createScriptURL(url) ?? ownUrl(url);
}

/** The URL of a blob with that script, which lives as long as the page. */
export function scriptBlob(script: string): string {
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  ownBlobs.add(url);
  return url;
}
