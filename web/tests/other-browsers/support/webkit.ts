// SPDX-License-Identifier: MIT
// WebKitGTK's small browser over WebDriver, on a screen of its own: https://w3c.github.io/webdriver/

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ended, saying, type Remote } from './remote.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

interface Answer {
  readonly value: unknown;
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, ...content });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
}

const kMsToStart = 30_000;

/** The driver says nothing when it is ready. */
async function answering(url: string): Promise<void> {
  const end = Date.now() + kMsToStart;
  while (Date.now() < end) {
    const isReady = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the driver at ${url} does not answer`);
}

export async function webkit(program: string): Promise<Remote> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${(await saying(screen, 3, /\d+(?=\n)/)).trim()}`;
  const port = await freePort();
  // Its sandbox needs rights that a container does not give.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  const session = (await ask('POST', `${url}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const at = `${url}/session/${session.sessionId}`;
  return {
    async open(page) {
      await ask('POST', `${at}/url`, { url: page });
    },
    async reload() {
      await ask('POST', `${at}/refresh`, {});
    },
    evaluate: (expression) =>
      ask('POST', `${at}/execute/sync`, { script: `return (${expression})`, args: [] }),
    async act(source) {
      await ask('POST', `${at}/actions`, { actions: [source] });
    },
    async close() {
      await ask('DELETE', at);
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}
