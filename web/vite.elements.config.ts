// SPDX-License-Identifier: MIT
// Builds the elements for other pages into dist/elements/, where one script brings them: chuhe.js.

import { defineConfig } from 'vite';
import site from './vite.config.ts';

export default defineConfig({
  base: './',
  publicDir: false,
  ...(site.resolve && { resolve: site.resolve }),
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist/elements',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/elements.ts',
      output: { entryFileNames: 'chuhe.js' },
    },
  },
});
