// SPDX-License-Identifier: MIT
// The WebAssembly engine as a UCI engine under Node, for matches: node tests/wasm/uci.mjs
// It behaves like the package (web/packages/chuhe/src/uci-protocol.ts), but without a worker: a
// search blocks until it meets a limit, so it needs a limit and cannot react to `stop`.
import { createInterface } from 'node:readline';
import { UciProtocol } from '../../web/packages/chuhe/src/uci-protocol.ts';
import { loadEngine, networkOf } from './load.mjs';

const module = await loadEngine();
const ends = ['depth', 'nodes', 'moveTimeMs', 'clockMs', 'mate'];

function answered({ fault, answer }) {
  if (fault) throw new Error(fault.sentence);
  return answer;
}

async function open({ game, hashMegabytes, network: hasNetwork }) {
  const session = new module.Session(game, hashMegabytes);
  if (hasNetwork) answered(session.loadNetwork(networkOf('xiangqi')));
  return {
    call: async (name, args) => answered(session[name](...args)),
    async search(position, limits, notations, onReport = () => {}) {
      if (ends.every((name) => limits[name] === 0)) throw new Error('go: no limit ends the search');
      return answered(session.search(position, limits, notations, onReport));
    },
    newGame: () => void session.newGame(),
    cancel: () => {},
    dispose: () => session.delete(),
  };
}

const protocol = new UciProtocol('xiangqi', 'Chuhe (WebAssembly)', open, (line) => process.stdout.write(`${line}\n`));
const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  protocol.execute(line);
  if (line.trim() === 'quit') break;
}
// The other program may keep its end of the pipe open.
process.stdin.destroy();
