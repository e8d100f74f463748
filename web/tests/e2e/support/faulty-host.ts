// SPDX-License-Identifier: MIT
// A host before the site that spoils files of it. Where a test answers requests itself, the browser's cache stands aside,
// in which a damaged file stays.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const kOtherPage = Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to this network.');

function flipped(body: Buffer): Buffer {
  const middle = body.length >> 1;
  return Buffer.from(body.map((byte, at) => (at === middle ? byte ^ 0x80 : byte)));
}

/** What comes instead of a file; null where nothing ever does. */
const arrivals = {
  missing: () => Buffer.from('not found\n'),
  empty: () => Buffer.alloc(0),
  cut: (body) => body.subarray(0, body.length >> 1),
  flipped,
  /** As from a network that one has to sign in to. */
  html: () => kOtherPage,
  hanging: () => null,
} satisfies Record<string, (body: Buffer) => Buffer | null>;

export type Fault = keyof typeof arrivals;

export const faults = Object.keys(arrivals) as Fault[];

/** Of the site, those that hold for a body that is not compressed. */
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
  /** Those that wait for what never comes. */
  readonly #silent = new Set<ServerResponse>();
  #spoilt: { readonly files: RegExp; readonly fault: Fault } | null = null;

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

  /** From now on; what was spoilt before is right again. */
  spoil(files: RegExp, fault: Fault): void {
    this.#spoilt = { files, fault };
  }

  mend(): void {
    this.#spoilt = null;
    for (const response of this.#silent) response.destroy();
    this.#silent.clear();
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
      // What is spoilt is another file, and hosts let nobody keep what they do not have.
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
