// SPDX-License-Identifier: MIT
// esbuild does not process `new URL(…, import.meta.url)`, so the referenced files must be copied
// next to its output.

import { copyFileSync } from 'node:fs';
import { build } from 'esbuild';

await build({ entryPoints: ['main.js'], outdir: 'dist', bundle: true, format: 'esm' });
for (const file of [
  'worker.js',
  'engine.wasm',
  'xiangqi.book',
  'gomoku.book',
  'xiangqi.net',
  'gomoku.net',
]) {
  copyFileSync(`node_modules/chuhe/dist/${file}`, `dist/${file}`);
}
