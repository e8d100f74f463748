// SPDX-License-Identifier: MIT
// Runs the bench of the WebAssembly engine under Node: node tests/wasm/bench.mjs DEPTH
import { readFile } from 'node:fs/promises';

const built = new URL('../../build/wasm/', import.meta.url);
const { default: createEngine } = await import(new URL('engine.js', built).href);
const engine = await createEngine({ wasmBinary: await readFile(new URL('engine.wasm', built)) });

const started = performance.now();
const nodes = engine.bench(Number(process.argv[2]));
const seconds = (performance.now() - started) / 1000;
console.log(`Nodes searched: ${nodes}`);
console.log(`Nodes/second: ${Math.round(nodes / seconds)}`);
