// SPDX-License-Identifier: MIT
// The guarantees of the site's server to browsers and to its user.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../server.mjs', import.meta.url));
const longScript = 'export const answer = 42;\n'.repeat(100);

let folder: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhe-'));
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'site', 'embed'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site-secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Chuhe</title>');
  writeFileSync(join(folder, 'site', 'embed', 'index.html'), '<head></head><main></main>');
  writeFileSync(join(folder, 'site', 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'site', 'assets', 'page-1a2b3c4d.js'), longScript);
  writeFileSync(join(folder, 'site', 'assets', 'engine-1a2b3c4d.wasm'), Buffer.from([0, 1, 2]));
});

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});

function run(...options: string[]): ChildProcess {
  const child = spawn(process.execPath, [script, '--dir', join(folder, 'site'), ...options]);
  running.push(child);
  return child;
}

/** The port of a new server. */
function start(...options: string[]): Promise<number> {
  const child = run('--port', '0', ...options);
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (text) => resolve(Number(/:(\d+)\//.exec(String(text))![1])));
    child.stderr!.on('data', (text) => reject(new Error(String(text))));
  });
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike fetch, sends the path and encodings exactly as given. */
function get(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** The error message of a server that does not start. */
function refusal(...options: string[]): Promise<{ code: number | null; text: string }> {
  const child = run(...options);
  let text = '';
  child.stderr!.on('data', (part) => (text += String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

describe('the server', () => {
  it('sends the page with isolation and the strict content policy', async () => {
    const { status, headers } = await get(await start(), '/');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("'unsafe-");
    expect(String(headers['permissions-policy'])).toMatch(/camera=\(\), .*microphone=\(\)/);
  });

  it('lets other origins load the elements and their files, and nothing else', async () => {
    writeFileSync(join(folder, 'site', 'embed.js'), '');
    const port = await start();
    for (const path of ['/embed.js', '/assets/page-1a2b3c4d.js', '/assets/engine-1a2b3c4d.wasm']) {
      const { headers } = await get(port, path);
      expect(headers['access-control-allow-origin'], path).toBe('*');
      expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
    }
    const frame = await get(port, '/embed/?level=3');
    expect(frame.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(frame.headers['content-security-policy']).toContain("worker-src 'self' blob:");
    const page = await get(port, '/');
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    expect(page.headers['content-security-policy']).not.toContain("'self' blob:");
    const inFolder = await get(port, '/chuhe/assets/page-1a2b3c4d.js');
    expect(inFolder.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is like a simple host when told to be plain', async () => {
    const { status, headers } = await get(await start('--plain'), '/');
    expect(status).toBe(200);
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('names the types a browser insists on', async () => {
    const port = await start();
    const typeOf = async (path: string) => (await get(port, path)).headers['content-type'];
    expect(await typeOf('/assets/engine-1a2b3c4d.wasm')).toBe('application/wasm');
    expect(await typeOf('/assets/page-1a2b3c4d.js')).toMatch(/^text\/javascript/);
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
  });

  it('compresses as the browser understands', async () => {
    const port = await start();
    const path = '/assets/page-1a2b3c4d.js';
    const brotli = await get(port, path, {
      'Accept-Encoding': 'gzip, deflate, br',
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longScript);
    const gzip = await get(port, path, { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(longScript);
    const plain = await get(port, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(longScript);
  });

  it('lets hashed files be kept for ever and asks about all others', async () => {
    const port = await start();
    const hashed = await get(port, '/assets/page-1a2b3c4d.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    const page = await get(port, '/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get(port, '/', {
      'If-None-Match': String(page.headers['etag']),
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('sends a file that changed', async () => {
    const port = await start();
    const file = join(folder, 'site', 'note.txt');
    writeFileSync(file, 'before');
    expect((await get(port, '/note.txt')).body.toString()).toBe('before');
    writeFileSync(file, 'after');
    expect((await get(port, '/note.txt')).body.toString()).toBe('after');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsite-secret.txt',
    '/%00',
    '/%',
    '/absent.js',
    '/assets',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await get(await start(), path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('says in one line that its port is taken', async () => {
    const port = await start();
    const { code, text } = await refusal('--port', String(port));
    expect(code).toBe(2);
    expect(text.trim()).toBe(`port ${port} is taken; choose another`);
  });

  it('refuses what is no port, no option or no site', async () => {
    expect((await refusal('--port', 'http')).text).toContain('"http" is not a port');
    expect((await refusal('--prot', '80')).text).toContain("'--prot'");
    const noSite = await refusal('--dir', join(folder, 'nowhere'));
    expect(noSite.code).toBe(2);
    expect(noSite.text).toContain('no built site');
  });
});

describe('the address of a board pasted elsewhere', () => {
  const board = 'http://any.host/embed/?show=viewer&record=1.%20C2=5';
  const host = { host: 'any.host' };

  it('leads to an answer with the board, no larger than asked', async () => {
    const port = await start();
    const page = await get(port, new URL(board).pathname + new URL(board).search, host);
    const href = /application\/json\+oembed" href="([^"]*)"/.exec(String(page.body))?.[1] ?? '';
    const answer = new URL(href);
    expect(answer.host).toBe('any.host');
    expect(answer.searchParams.get('url')).toBe(board);
    const { body } = await get(port, `${answer.pathname}${answer.search}&maxwidth=500`, host);
    expect(JSON.parse(String(body))).toMatchObject({
      version: '1.0',
      type: 'rich',
      html: expect.stringContaining(`<iframe src="${board.replace('&', '&amp;')}"`),
      width: 500,
      height: 640,
    });
  });

  it('has no answer if it is of another host', async () => {
    const port = await start();
    const asked = `/oembed.json?url=${encodeURIComponent('http://other.host/embed/?level=3')}`;
    expect((await get(port, asked, host)).status).toBe(404);
  });
});
