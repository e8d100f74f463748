// SPDX-License-Identifier: MIT
// Firefox over WebDriver BiDi, which it speaks without a driver: https://w3c.github.io/webdriver-bidi/

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, saying, type Remote } from './remote.ts';

interface Reply {
  readonly id?: number;
  readonly type: string;
  readonly result: unknown;
  readonly message?: string;
}

/** A connection on which each command has its answer. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #lastId = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
    });
  }

  async send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params }));
    const reply = await new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`);
    return reply.result as Result;
  }
}

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
  return new Connection(socket);
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function firefox(program: string): Promise<Remote> {
  const profile = mkdtempSync(join(tmpdir(), 'chuhe-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await connect(`${await saying(child, 2, /ws:\/\/\S+/)}/session`);
  await connection.send('session.new', { capabilities: {} });
  const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
  );
  const context = contexts[0]?.context;
  await connection.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1100, height: 800 },
  });
  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await connection.send('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await connection.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async act(source) {
      await connection.send('input.performActions', { context, actions: [source] });
    },
    async close() {
      await ended(child);
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}
