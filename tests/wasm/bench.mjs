// SPDX-License-Identifier: MIT
// Runs the bench of the WebAssembly engine, or of the multi-threaded one on one thread, under Node:
// node tests/wasm/bench.mjs [--threads] GAME DEPTH [NETWORK]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchPositions, loadEngine, loadThreadsEngine } from './load.mjs';

const { values, positionals } = parseArgs({
  options: { threads: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [game, depth, network] = positionals;
const engine = values.threads ? await loadThreadsEngine(1) : await loadEngine();
const bytes = network === undefined ? new Uint8Array() : readFileSync(network);
const started = performance.now();
const nodes = engine.bench(game, Number(depth), bytes, benchPositions(game));
const seconds = (performance.now() - started) / 1000;
console.log(`Nodes searched: ${nodes}`);
console.log(`Nodes/second: ${Math.round(nodes / seconds)}`);
