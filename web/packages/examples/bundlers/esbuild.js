// SPDX-License-Identifier: MIT
// esbuild leaves `new URL(…, import.meta.url)` as it is, so that what it names has to lie beside its output.

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
