#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The command-line program `chuhe` of the package.

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createUci } from './uci.ts';
import { nameAndVersion } from './version.ts';
import { serveUci } from './uci-server.ts';

const kUsage = 2;
const kDefaultPort = 8090;

const help = `usage: chuhe uci [--game gomoku]         speak UCI on standard input and output
       chuhe uci-server [--engine PATH] [--port N] [--origin ORIGIN]…
                                         serve UCI to pages of this machine, and of those
                                         origins, on ws://127.0.0.1:${kDefaultPort}: one message a line;
                                         PATH is any UCI engine, else the package's own
       chuhe --version`;

function uci(game: string): void {
  if (game !== 'xiangqi' && game !== 'gomoku') throw new TypeError(`no game "${game}"`);
  const engine = createUci({ game });
  engine.addEventListener('message', ({ data }) => process.stdout.write(`${data}\n`));
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    engine.postMessage(line);
    if (line.trim() === 'quit') lines.close();
  });
  lines.on('close', () => {
    engine.endInput();
    // A front end may keep its end of the pipe open.
    process.stdin.destroy();
  });
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      game: { type: 'string', default: 'xiangqi' },
      help: { type: 'boolean' },
      origin: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: kDefaultPort.toString() },
      version: { type: 'boolean' },
    },
  });
  const [command, ...others] = positionals;
  const port = Number(values.port);
  if (values.help) return console.log(help);
  if (values.version) return console.log(nameAndVersion);
  if (others.length > 0) throw new TypeError(`unexpected "${others.join(' ')}"`);
  if (command === 'uci') return uci(values.game);
  if (command !== 'uci-server') throw new TypeError(`unknown command "${command ?? ''}"`);
  if (!Number.isInteger(port) || port < 0 || port > 0xffff) {
    throw new TypeError(`bad port "${values.port}"`);
  }
  const { engine, origin } = values;
  const listens = await serveUci({
    port,
    origins: origin,
    ...(engine !== undefined && { engine }),
  });
  console.log(`ws://127.0.0.1:${listens}`);
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof TypeError;
  console.error(`chuhe: ${error instanceof Error ? error.message : String(error)}`);
  if (isUsage) console.error(help);
  process.exitCode = isUsage ? kUsage : 1;
}
