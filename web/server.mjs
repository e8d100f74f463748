// SPDX-License-Identifier: MIT
// Serves the built site from this machine: no dependencies, right types, headers and compression.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSecurityPolicy, isolationHeaders } from './headers.mjs';

const usage = `usage: node server.mjs [--port N] [--host NAME] [--dir DIRECTORY] [--plain]
  --port   8080 if not said; 0 takes any free one
  --host   127.0.0.1 if not said; 0.0.0.0 lets other machines in
  --dir    the built site, dist/ beside this file if not said
  --plain  send no isolation headers, as a simple host would`;

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** @typedef {{ body: Buffer, brotli: Buffer | null, gzip: Buffer | null, tag: string, type: string }} Served */

/** Files are small and few: each is read and compressed once, and again after it changed.
 * @type {Map<string, Served>} */
const cache = new Map();

/** @param {Buffer} body @param {string} path @returns {Served} */
function prepare(body, path) {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const known = cache.get(path);
  if (known?.tag === tag) return known;
  const extension = extname(path);
  const compresses = extension !== '.png' && body.length > 512;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const served = {
    body,
    brotli: compresses ? brotliCompressSync(body, quality) : null,
    gzip: compresses ? gzipSync(body) : null,
    tag,
    type: types[extension] ?? 'application/octet-stream',
  };
  cache.set(path, served);
  return served;
}

/** The file a URL names, or null when it would leave `root` or is no URL at all.
 * @param {string} root @param {string} url */
function fileFor(root, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (path.includes('\0')) return null;
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    return file.startsWith(root + sep) ? file : null;
  } catch {
    return null;
  }
}

/** @param {Served} served @param {string} accepted @returns {[Buffer, string]} */
function encode(served, accepted) {
  if (served.brotli !== null && /\bbr\b/.test(accepted)) return [served.brotli, 'br'];
  if (served.gzip !== null && /\bgzip\b/.test(accepted)) return [served.gzip, 'gzip'];
  return [served.body, ''];
}

/** @param {{ root: string, plain: boolean }} options */
function siteServer({ root, plain }) {
  const common = {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(plain ? {} : isolationHeaders),
  };
  return createServer(async (request, response) => {
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response.writeHead(status, { ...common, 'Content-Type': types['.txt'] });
      response.end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, 'only GET and HEAD');
      return;
    }
    const path = fileFor(root, request.url ?? '/');
    const content = path === null ? null : await readFile(path).catch(() => null);
    if (path === null || content === null) {
      refuse(404, 'not found');
      return;
    }
    const served = prepare(content, path);
    const [body, encoding] = encode(served, String(request.headers['accept-encoding'] ?? ''));
    // Only names with a content hash in them never change.
    const isHashed = path.includes(`${sep}assets${sep}`);
    const headers = {
      ...common,
      'Content-Type': served.type,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: served.tag,
      Vary: 'Accept-Encoding',
      ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
    };
    if (request.headers['if-none-match'] === served.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

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
        dir: { type: 'string', default: fileURLToPath(new URL('dist', import.meta.url)) },
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
await readFile(join(root, 'index.html')).catch(() =>
  stop(`there is no built site in ${root}; run script/build first`),
);

const server = siteServer({ root, plain });
server.on('error', (error) => {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  stop(code === 'EADDRINUSE' ? `port ${port} is taken; choose another` : error.message);
});
server.listen(Number(port), host, () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`Chuhe is at http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}/`);
});
