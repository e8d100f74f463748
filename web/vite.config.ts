// SPDX-License-Identifier: MIT
// Builds the page and its worker into dist/, to be served from any path.

import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './headers.mjs';
import { pieceIcon, tileIcon } from './icons.ts';

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Hosts that send no headers still get the policy. The development server could not work under it. */
function contentPolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy };
  return {
    name: 'chuhe:content-policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

/** The engine starts to arrive with the page and not only when the page's script asks for it. */
function preloadEngine(): Plugin {
  return {
    name: 'chuhe:preload-engine',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const engines = Object.keys(bundle).filter((name) => name.endsWith('.wasm'));
        return engines.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function icons(): Plugin {
  return {
    name: 'chuhe:icons',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: string | Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
      };
      emit('icon.svg', pieceIcon);
      emit('icon-192.png', png(pieceIcon, 192));
      emit('icon-512.png', png(pieceIcon, 512));
      emit('maskable-512.png', png(tileIcon, 512));
      emit('apple-touch-icon.png', png(tileIcon, 180));
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [contentPolicy(), preloadEngine(), icons()],
  resolve: {
    alias: {
      '@engine': process.env['CHUHE_ENGINE_DIR'] ?? inRepository('build/wasm'),
      '@book': process.env['CHUHE_BOOK_DIR'] ?? inRepository('build/native'),
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
