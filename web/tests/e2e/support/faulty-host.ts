// SPDX-License-Identifier: MIT
// A proxy for the site that corrupts files. If a test intercepted requests instead, the browser's
// cache, which keeps damaged files, would be bypassed.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const kOtherPage = Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to this network.');

function flipped(body: Buffer): Buffer {
  const middle = body.length >> 1;
  return Buffer.from(body.map((byte, at) => (at === middle ? byte ^ 0x80 : byte)));
}

/** The responses by fault; null if the response never arrives. */
const arrivals = {
  missing: () => Buffer.from('not found\n'),
  empty: () => Buffer.alloc(0),
  cut: (body) => body.subarray(0, body.length >> 1),
  flipped,
  /** Like a network with a login page. */
  html: () => kOtherPage,
  hanging: () => null,
} satisfies Record<string, (body: Buffer) => Buffer | null>;

export type Fault = keyof typeof arrivals;

export const faults = Object.keys(arrivals) as Fault[];

/** The site's headers that are valid for an uncompressed body. */
function headersOf({ headers }: Response): Map<string, string> {
  const kept = new Map(headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive']) {
    kept.delete(name);
  }
  return kept;
}

export class FaultyHost {
  readonly #site: string;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  /** Responses that are never sent. */
  readonly #silent = new Set<ServerResponse>();
  #spoilt: { readonly files: RegExp; readonly fault: Fault } | null = null;
  readonly #askedSpoilt = new Set<string>();

  constructor(site: string) {
    this.#site = site;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Corrupts matching files from now on; earlier ones are correct again. */
  spoil(files: RegExp, fault: Fault): void {
    this.#spoilt = { files, fault };
  }

  mend(): void {
    this.#spoilt = null;
    for (const response of this.#silent) response.destroy();
    this.#silent.clear();
  }

  /** Whether the page has asked for such a file while it was corrupted. */
  wasAsked(file: RegExp): boolean {
    return [...this.#askedSpoilt].some((path) => file.test(path));
  }

  async #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(url, this.#site);
    const spoilt = this.#spoilt?.files.test(pathname) ? this.#spoilt : null;
    const known = headers['if-none-match'];
    const asked = spoilt === null && known !== undefined ? { 'if-none-match': known } : {};
    const found = await fetch(new URL(pathname + search, this.#site), { headers: asked });
    const sent = headersOf(found);
    let body: Buffer | null = Buffer.from(await found.arrayBuffer());
    if (spoilt !== null) {
      this.#askedSpoilt.add(pathname);
      // A corrupted file is a different file, and missing files must not be cached.
      for (const name of ['etag', 'last-modified']) sent.delete(name);
      if (spoilt.fault === 'missing' || spoilt.fault === 'html') sent.delete('cache-control');
      if (spoilt.fault === 'html') sent.set('content-type', 'text/html');
      body = arrivals[spoilt.fault](body);
    }
    if (body === null) {
      this.#silent.add(response);
      return;
    }
    response.writeHead(spoilt?.fault === 'missing' ? 404 : found.status, Object.fromEntries(sent));
    response.end(body);
  }
}
