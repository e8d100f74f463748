// SPDX-License-Identifier: MIT
// Builds the page and its worker into dist/, to be served from any path.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  resolve: {
    alias: {
      '@engine': process.env['CHUHE_ENGINE_DIR'] ?? here('../build/wasm'),
      '@book': process.env['CHUHE_BOOK_DIR'] ?? here('../build/native'),
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts', '../tests/web/unit/**/*.test.ts'],
  },
});
