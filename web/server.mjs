// SPDX-License-Identifier: MIT
// Serves the built site from this machine, with its headers and with compression.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { headersOf, isolationHeaders } from './headers.mjs';
import { boardAnswer, discoverable } from './oembed.mjs';

const usage = `usage: node server.mjs [--port N] [--host NAME] [--dir DIRECTORY] [--plain]
  --port   8080 if not said; 0 takes any free one
  --host   127.0.0.1 if not said; 0.0.0.0 lets other machines in
  --dir    the built site, dist/ beside this file if not said
  --plain  send no isolation headers, as a simple host would`;

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        dir: { type: 'string', default: join(import.meta.dirname, 'dist') },
        plain: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

const { port, host, dir, plain, help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) stop(`"${port}" is not a port\n${usage}`);
const root = resolve(dir);
if (!existsSync(join(root, 'index.html')))
  stop(`there is no built site in ${root}; run script/build first`);

const framePage = join(root, 'embed/index.html');

const headers = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

// `dev` reads files from disk on each request: the site may be rebuilt while it is served.
const files = sirv(root, {
  dev: true,
  etag: true,
  setHeaders: (response, path) => {
    // Only names with a content hash never change.
    const isHashed = path.startsWith('/assets/');
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Cache-Control', caching);
  },
});
// The level of hosts that compress on the fly: level 9 takes eight times as long and makes the
// engine 10 % smaller.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

const server = createServer((request, response) => {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  // Set for every response, because a response without a body also updates the headers cached by a
  // browser. Examples run in frames with an opaque origin, where isolation would prevent workers in
  // WebKit and Firefox.
  const isIsolated = !plain && !path.startsWith('/docs/');
  const own = { ...(isIsolated ? isolationHeaders : {}), ...headersOf(path) };
  for (const [name, value] of [...headers, ...Object.entries(own)]) response.setHeader(name, value);
  /** @param {number} status @param {string} text */
  const refuse = (status, text) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${text}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'only GET and HEAD');
  const asked = new URLSearchParams(query);
  const { host: name } = request.headers;
  if (path === '/oembed.json' && asked.has('url')) {
    const answer = boardAnswer(name, asked);
    if (answer === null) return refuse(404, 'no board of this site');
    response.setHeader('Content-Type', 'application/json');
    return response.end(answer);
  }
  if (path === '/embed/' && query !== '' && name !== undefined && existsSync(framePage)) {
    const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    const html = readFileSync(framePage, 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    return response.end(discoverable(html, `${scheme}://${name}${request.url ?? ''}`));
  }
  return compress(
    /** @type {import('express').Request} */ (request),
    /** @type {import('express').Response} */ (response),
    () => files(request, response, () => refuse(404, 'not found')),
  );
});
server.on('error', (error) => {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  stop(code === 'EADDRINUSE' ? `port ${port} is taken; choose another` : error.message);
});
server.listen(Number(port), host, () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`Chuhe is at http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}/`);
});
