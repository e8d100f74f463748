// SPDX-License-Identifier: MIT
// Runs the bench of the WebAssembly engine under Node: node tests/wasm/bench.mjs DEPTH
import { loadEngine } from './load.mjs';

const engine = await loadEngine();
const started = performance.now();
const nodes = engine.bench(Number(process.argv[2]));
const seconds = (performance.now() - started) / 1000;
console.log(`Nodes searched: ${nodes}`);
console.log(`Nodes/second: ${Math.round(nodes / seconds)}`);
