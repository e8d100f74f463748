// SPDX-License-Identifier: MIT
// Builds the service worker for the finished site in dist/.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentSecurityPolicy, isolationHeaders, permissionsPolicy } from './headers.mjs';
import { isEndingSets, isMasters, isThreadsEngine } from './usual-engine.mjs';

const dist = fileURLToPath(new URL('dist', import.meta.url));

/** Paths not needed offline, each with its reason. */
const neverAskedOffline = [
  /^service-worker\.js$/,
  // Build metadata.
  /^\.vite\//,
  // Systems store the icons of an installed app themselves.
  /\.png$/,
  /^screenshots\//,
  // For other pages, which this worker does not control.
  /^embed(?:\.classic)?\.js$/,
  /^embed\/frame\.js$/,
  /^embed\/later\.json$/,
  /^oembed\.json$/,
  /^custom-elements\.json$/,
  // Read by developers, who are online.
  /^docs\//,
  /^assets\/docs\//,
];

function isNeverAskedOffline(path: string): boolean {
  return neverAskedOffline.some((pattern) => pattern.test(path));
}

/** A page's address is its folder. */
function pageOf(path: string): string {
  return path === 'index.html' ? './' : path.replace(/\/index\.html$/, '/');
}

function siteFiles(): [path: string, integrity: string][] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((path) => !isNeverAskedOffline(path))
    .toSorted()
    .map((path) => {
      const hash = createHash('sha256').update(readFileSync(join(dist, path)));
      return [pageOf(path), `sha256-${hash.digest('base64')}`];
    });
}

const all = siteFiles();
/** Files cached on first use. */
const isOnDemand = (path: string): boolean =>
  isThreadsEngine(path) || isMasters(path) || isEndingSets(path);
const files = all.filter(([path]) => !isOnDemand(path));
const onDemand = all.filter(([path]) => isOnDemand(path));
const version = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
const headers = {
  ...isolationHeaders,
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissionsPolicy,
};

export default defineConfig({
  publicDir: false,
  define: { SITE: JSON.stringify({ version, files, onDemand, headers }) },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'sw/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
