// SPDX-License-Identifier: MIT
// Builds the scripts for other pages after dist/: embed.js for the elements, and embed/frame.js.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { elementSources } from './element-sources.ts';

const inDist = (file: string): string => fileURLToPath(new URL(`dist/${file}`, import.meta.url));
const manifestFile = inDist('.vite/manifest.json');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The files of a script and its static imports, itself first. */
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

/** The same including lazy imports. */
function allFilesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  const { imports = [], dynamicImports = [] } = chunk;
  for (const one of imports.concat(dynamicImports)) allFilesOf(one, files);
  return files;
}

const kIntegrity = 'sha384';

function integrityOf(source: string | Uint8Array): string {
  return `${kIntegrity}-${createHash(kIntegrity).update(source).digest('base64')}`;
}

function integrityOfAll(files: Iterable<string>): Record<string, string> {
  const sums = [...files].map((file) => [file, integrityOf(readFileSync(inDist(file)))]);
  return Object.fromEntries(sums);
}

const sources = Object.values(elementSources);
const own = new Set(sources.flatMap((source) => Array.from(filesOf(source))));
const all = new Set(sources.flatMap((source) => Array.from(allFilesOf(source))));

/** The list of lazily imported scripts; embed.js knows its integrity hash. */
const kLater = 'embed/later.json';
const later = JSON.stringify(integrityOfAll([...all].filter((file) => !own.has(file))));
writeFileSync(inDist(kLater), later);

const sums = { ...integrityOfAll(own), [kLater]: integrityOf(later) };

/** Lists the integrity hashes that pages write in the tags of these scripts. */
function integrityList(): Plugin {
  return {
    name: 'chuhe:integrity',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' ? [[one.fileName, integrityOf(one.code)]] : [],
        );
        const source = JSON.stringify(Object.fromEntries(scripts));
        this.emitFile({ type: 'asset', fileName: 'embed/integrity.json', source });
      },
    },
  };
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [integrityList()],
  define: {
    PARTS: JSON.stringify(Object.fromEntries(parts)),
    SUMS: JSON.stringify(sums),
    LATER: JSON.stringify(kLater),
  },
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
