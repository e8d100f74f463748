// SPDX-License-Identifier: MIT
// Builds the package's scripts, for browsers and for Node, into one folder, and what they load as
// files into `files/` in it: they refer to each other by relative paths, bundlers find them by
// `new URL(…, import.meta.url)`, and where one does not, the folder is copied.

import { defineConfig } from 'vite';
import site from '../vite.config.ts';
import { elementNames } from './element-types.ts';

const forBrowsers = ['elements', 'engine', 'rules', 'uci', 'uci-worker', 'react'];
const forNode = ['engine', 'rules', 'uci', 'cli'];

/** Modes: `browser`, `node`. */
export default defineConfig(({ mode }) => {
  const isNode = mode === 'node';
  const suffix = (entry: string): string => (isNode && entry !== 'cli' ? '.node' : '');
  const names = isNode ? forNode : forBrowsers;
  const external = isNode ? [/^node:/, 'ws'] : ['react'];
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: 'files/[name][extname]',
  };
  // Node takes a copy of it for a module wherever it lies.
  const ofWorkers = { ...output, entryFileNames: `files/[name].${isNode ? 'mjs' : 'js'}` };
  return {
    root: 'packages/chuhe',
    base: './',
    publicDir: false,
    define: { elementNames: JSON.stringify(elementNames) },
    ...(site.resolve && {
      resolve: { ...site.resolve, conditions: isNode ? ['node'] : ['module', 'browser'] },
    }),
    worker: { format: 'es', rolldownOptions: { external, output: ofWorkers } },
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
        output: {
          ...output,
          banner: ({ name }: { name: string }) => (name === 'react' ? "'use client';" : ''),
        },
      },
    },
  };
});
