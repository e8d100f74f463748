// SPDX-License-Identifier: MIT
// Builds docs/, the pages about embedding, after the site in dist/ has been built. They share its
// engine, worker and files under the same names.

import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { pagesOfDocs } from './docs/generate/pages.ts';
import site, { contentPolicy } from './vite.config.ts';

/** The modules that examples may import, by their package names. */
const entries = ['engine', 'rules', 'uci'] as const;

/** Lets the examples import the package by name. */
function importMap(): Plugin {
  return {
    name: 'chuhe:import-map',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle = {} }) {
        if (path !== '/docs/run.html') return [];
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const imports = entries.map((name) => {
          const chunk = chunks.find((one) => one.isEntry && one.name === name);
          return [`chuhe/${name}`, `../${chunk?.fileName}`];
        });
        const children = JSON.stringify({ imports: Object.fromEntries(imports) });
        return [
          { tag: 'script', attrs: { type: 'importmap' }, children, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

const sumsFile = new URL('dist/embed/integrity.json', import.meta.url);

/** Inserts the integrity hash of this version's script. */
function integrity(): Plugin {
  return {
    name: 'chuhe:integrity',
    transformIndexHtml(html) {
      if (!existsSync(sumsFile)) return html;
      const sums: Readonly<Record<string, string>> = JSON.parse(readFileSync(sumsFile, 'utf8'));
      return html.replaceAll('sha384-…', sums['embed.js'] ?? '');
    },
  };
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [pagesOfDocs(), integrity(), importMap(), contentPolicy()],
  ...(site.resolve && { resolve: { ...site.resolve, conditions: ['module', 'browser'] } }),
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        docs: 'docs/index.html',
        zh: 'docs/zh/index.html',
        run: 'docs/run.html',
        ...Object.fromEntries(entries.map((name) => [name, `packages/chuhe/src/${name}.ts`])),
      },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'assets/docs/[name]-[hash].js',
        chunkFileNames: 'assets/docs/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/docs/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
