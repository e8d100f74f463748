// SPDX-License-Identifier: MIT
// The page's only Trusted Types policy: scripts of workers come from the page's own origin.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    /** The browser's TrustedScriptURL stands where the DOM types still ask for a string. */
    createScriptURL(url: string): string;
  };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

function sameOrigin(url: string): string {
  const absolute = new URL(url, location.href);
  if (absolute.origin !== location.origin) throw new TypeError(`${absolute.href} is foreign`);
  return absolute.href;
}

const policy = globalThis.trustedTypes?.createPolicy('chuhe', { createScriptURL: sameOrigin });

/** A URL that `new Worker` and `register` accept under `require-trusted-types-for 'script'`. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? sameOrigin(url);
}
