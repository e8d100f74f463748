// SPDX-License-Identifier: MIT
// Builds the package's scripts and files, for browsers and for Node, into one folder: files refer
// to each other by relative paths, and bundlers find them by `new URL(…, import.meta.url)`.

import { defineConfig } from 'vite';
import site from '../vite.config.ts';

const forBrowsers = ['elements', 'engine', 'rules', 'uci', 'uci-worker', 'react'];
const forNode = ['engine', 'rules', 'uci', 'cli'];

/** Modes: `browser`, `node`. */
export default defineConfig(({ mode }) => {
  const isNode = mode === 'node';
  const suffix = (entry: string): string => (isNode && entry !== 'cli' ? '.node' : '');
  const names = isNode ? forNode : forBrowsers;
  const external = isNode ? [/^node:/, 'ws'] : [];
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name][extname]',
  };
  return {
    root: 'packages/chuhe',
    base: './',
    publicDir: false,
    ...(site.resolve && {
      resolve: { ...site.resolve, conditions: isNode ? ['node'] : ['module', 'browser'] },
    }),
    worker: { format: 'es', rolldownOptions: { external, output } },
    build: {
      target: 'es2022',
      outDir: '../../../build/packages/chuhe/dist',
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        external,
        input: Object.fromEntries(
          names.map((name) => [name + suffix(name), `packages/chuhe/src/${name}.ts`]),
        ),
        preserveEntrySignatures: 'strict',
        output,
      },
    },
  };
});
