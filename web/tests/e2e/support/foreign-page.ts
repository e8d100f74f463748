// SPDX-License-Identifier: MIT
// A page of another origin that loads the elements from the site.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './game-page.ts';

interface Told {
  readonly type: string;
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
}

declare global {
  var heard: Told[];
}

export interface HostOptions {
  /** The page's content policy. */
  readonly policy?: string;
  /** Isolates the page, so that its resources need CORP headers. */
  readonly isIsolated?: boolean;
  readonly lang?: string;
  /** The included scripts; by default the site's `embed.js`. */
  readonly scripts?: readonly string[];
  /** The integrity hash of that script. */
  readonly integrity?: string;
}

/** Exactly the permissions that a host must grant. The site's address ends in a slash. */
export function strictPolicy(site: string): string {
  return [
    "default-src 'none'",
    `script-src ${site} 'wasm-unsafe-eval'`,
    `worker-src blob: ${site}`,
    `connect-src ${site}`,
    "require-trusted-types-for 'script'",
    'trusted-types chuhe',
  ].join('; ');
}

interface ForeignHost {
  readonly url: string;
  close(): void;
}

/** Serves a page with that body that includes the site's script. */
export async function serveForeignPage(
  site: string,
  body: string,
  {
    policy,
    isIsolated = false,
    lang = 'en',
    scripts = [`${site}embed.js`],
    integrity,
  }: HostOptions = {},
): Promise<ForeignHost> {
  const fixed = integrity && ` integrity="${integrity}" crossorigin="anonymous"`;
  const included = scripts
    .map((src) => `<script type="module" src="${src}"${fixed ?? ''}></script>`)
    .join('');
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8">
    <title>Another page</title>${included}${body}`;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(204).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
    if (isIsolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    }
    return response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

export class ForeignPage {
  readonly page: Page;
  /** Paths that the page requested from the site, in order. */
  readonly fetched: string[] = [];
  readonly #site: string;
  #host: ForeignHost | null = null;

  constructor(page: Page, site: string) {
    this.page = page;
    this.#site = site;
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === new URL(site).origin) this.fetched.push(pathname);
    });
  }

  /** Opens a page with that body. */
  async open(body: string, options: HostOptions = {}): Promise<void> {
    this.#host = await serveForeignPage(this.#site, body, options);
    await this.page.addInitScript(() => {
      globalThis.heard = [];
      const names = ['ready', 'before-move', 'move', 'end', 'solved', 'error'];
      for (const type of names.map((name) => `chuhe-${name}`)) {
        document.addEventListener(type, (event) => {
          const { detail, target } = event as CustomEvent<Told['detail']>;
          const { localName, id } = target as Element;
          globalThis.heard.push({ type, target: id || localName, detail });
        });
      }
    });
    await this.page.goto(this.#host.url);
  }

  close(): void {
    this.#host?.close();
  }

  /** The events of one element, by its id or name. */
  async told(target: string, type: string): Promise<(Told['detail'] | undefined)[]> {
    const heard = await this.page.evaluate(() => globalThis.heard);
    return heard
      .filter((one) => one.target === target && one.type === type)
      .map((one) => one.detail);
  }

  async expectTold(target: string, type: string, detail?: Record<string, unknown>): Promise<void> {
    const last = expect.poll(async () => (await this.told(target, type)).at(-1));
    if (detail === undefined) await last.not.toBeUndefined();
    else await last.toMatchObject(detail);
  }

  board(root: Locator | string): GamePage {
    return new GamePage(this.page, typeof root === 'string' ? this.page.locator(root) : root);
  }

  /** The number of requests whose path matches. */
  times(path: RegExp): number {
    return this.fetched.filter((one) => path.test(one)).length;
  }
}
