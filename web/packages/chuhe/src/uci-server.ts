// SPDX-License-Identifier: MIT
// Serves a UCI engine to pages by WebSocket: each message is one line.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import type { VerifyClientCallbackAsync, WebSocket } from 'ws';
import { createUci } from './uci.ts';

export interface UciServerOptions {
  /**
   * A program that speaks UCI on standard input and output; the default is the package's own
   * engine.
   */
  readonly engine?: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /**
   * Origins whose pages may connect in addition to those of this machine, for example
   * `https://example.org`.
   */
  readonly origins: readonly string[];
}

/** One engine per connection. */
interface Session {
  hear(lines: string): void;
  end(): void;
}

const kMostBytesOfMessage = 1 << 16;
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Any web page can connect to this machine's ports; only the `Origin` header identifies it. */
function isWelcome(origin: string | undefined, origins: readonly string[]): boolean {
  // Programs other than browsers send no `Origin` header.
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && localNames.has(new URL(origin).hostname);
}

function ownSession(socket: WebSocket): Session {
  const uci = createUci();
  uci.addEventListener('message', ({ data }) => socket.send(data));
  return { hear: (lines) => uci.postMessage(lines), end: () => uci.terminate() };
}

function programSession(socket: WebSocket, path: string): Session {
  const program = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'] });
  // Closing the socket tells the client that the engine has ended.
  const close = (): void => socket.close();
  program.on('exit', close).on('error', ({ message }) => {
    console.error(`chuhe: ${message}`);
    close();
  });
  program.stdin.on('error', close);
  createInterface({ input: program.stdout }).on('line', (line) => socket.send(line));
  return { hear: (lines) => program.stdin.write(`${lines}\n`), end: () => program.kill() };
}

/**
 * Listens on the loopback interface only. Resolves to the port; rejects if the port is in use or
 * `ws` is not installed.
 */
export async function serveUci({ engine, port, origins }: UciServerOptions): Promise<number> {
  const { WebSocketServer } = await import('ws').catch(() => {
    throw new Error('uci-server needs the package "ws": npm install ws');
  });
  const verifyClient: VerifyClientCallbackAsync = ({ req }, answer) =>
    answer(isWelcome(req.headers.origin, origins), 403);
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    maxPayload: kMostBytesOfMessage,
    verifyClient,
  });
  server.on('connection', (socket) => {
    const session = engine === undefined ? ownSession(socket) : programSession(socket, engine);
    socket.on('message', (data) => session.hear(data.toString()));
    socket.on('close', () => session.end());
    socket.on('error', () => socket.terminate());
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('listening', () => resolve((server.address() as AddressInfo).port));
  });
}
