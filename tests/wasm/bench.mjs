// SPDX-License-Identifier: MIT
// Runs the bench of the WebAssembly engine under Node:
// node tests/wasm/bench.mjs GAME DEPTH [NETWORK]
import { readFileSync } from 'node:fs';
import { loadEngine } from './load.mjs';

const engine = await loadEngine();
const [, , game, depth, network] = process.argv;
const bytes = network === undefined ? new Uint8Array() : readFileSync(network);
const started = performance.now();
const nodes = engine.bench(game, Number(depth), bytes);
const seconds = (performance.now() - started) / 1000;
console.log(`Nodes searched: ${nodes}`);
console.log(`Nodes/second: ${Math.round(nodes / seconds)}`);
