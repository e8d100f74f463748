// SPDX-License-Identifier: MIT
// Builds the scripts for other pages: embed.js, for the elements that lie finished in dist/, and embed/frame.js.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest } from 'vite';
import { elementSources } from './element-sources.ts';
import { isUsualEngine } from './usual-engine.mjs';

const manifestFile = fileURLToPath(new URL('dist/.vite/manifest.json', import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The files of a script and of all it imports, itself first. */
function filesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}

const parts = Object.entries(elementSources).map(([name, source]) => {
  const [script, ...imports] = filesOf(source);
  return [name, { script, imports }];
});

const engine = Object.values(manifest).find(({ file }) => isUsualEngine(file))?.file;

export default defineConfig({
  base: './',
  publicDir: false,
  define: { PARTS: JSON.stringify(Object.fromEntries(parts)), ENGINE: JSON.stringify(engine) },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: { embed: 'src/embed.ts', 'embed/frame': 'src/frame-host.ts' },
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
