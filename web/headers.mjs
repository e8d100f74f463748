// SPDX-License-Identifier: MIT
// The response headers of the site: isolation, which shared memory needs, the content policy, and
// permissions.

/** Only the site's own files; WebAssembly may compile, strings may not run as code. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  "font-src 'self'",
  // Previews of frames for other pages.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types chuhe',
].join('; ');

/** For the frame page: in a sandbox it has an opaque origin, so its worker starts from a blob. */
const framePolicy = contentSecurityPolicy.replace("worker-src 'self'", "worker-src 'self' blob:");

/**
 * For the page that runs code typed by the reader. It only appears in sandboxed frames with an
 * opaque origin, so its code has no access to the site. In such frames 'self' does not match the
 * site's files in WebKit and Firefox, so the policy allows all hosts.
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

/** Browser features denied to the site and its frames, which need none of them. */
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

/**
 * Files that pages of other origins load: the elements, the engine and its files, the frame page.
 */
const sharedFiles = /^\/(?:embed(?:\.classic)?\.js$|oembed\.json$|embed\/|assets\/)/;

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
