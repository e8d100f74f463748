// SPDX-License-Identifier: MIT
// The response headers of the site: isolation, which shared memory needs, the content policy, and who may load what.

/** Nothing but the site's own files; WebAssembly may compile, strings may not become code. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  // Previews of frames for other pages.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types chuhe',
].join('; ');

/** Of the page for frames: in a sandbox it is of no origin, and a worker starts from a blob. */
const framePolicy = contentSecurityPolicy.replace("worker-src 'self'", "worker-src 'self' blob:");

/**
 * Of the page in which a reader runs what was typed there. It is shown in sandboxed frames alone, whose origin is no
 * site's: what runs there reaches nothing that belongs to this one. In such a frame WebKit and Firefox take no file for
 * the site's own, so that hosts are not told apart.
 */
const runnerPolicy = [
  "default-src 'none'",
  "script-src http: https: 'unsafe-inline' 'wasm-unsafe-eval'",
  'worker-src http: https: blob:',
  'connect-src http: https:',
  'img-src http: https: data: blob:',
  "style-src http: https: 'unsafe-inline'",
  'frame-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** @param {string} path of a page in the site, from its root @returns {string} */
export function contentSecurityPolicyOf(path) {
  if (path === '/docs/run.html') return runnerPolicy;
  return path.startsWith('/embed/') ? framePolicy : contentSecurityPolicy;
}

/** What neither the site nor a frame in it may ask a browser for: it needs none of these. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** @type {Readonly<Record<string, string>>} */
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Of the files that pages of other origins load: the elements, the engine and what they need, the page for frames. */
const sharedFiles = /^\/(?:embed\.js$|oembed\.json$|embed\/|assets\/)/;

/** @param {string} path of a file in the site, from its root @returns {Readonly<Record<string, string>>} */
export function headersOf(path) {
  const shared = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return {
    'Content-Security-Policy': contentSecurityPolicyOf(path),
    'Permissions-Policy': permissionsPolicy,
    ...(sharedFiles.test(path) ? shared : {}),
  };
}
