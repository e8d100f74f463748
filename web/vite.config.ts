// SPDX-License-Identifier: MIT
// Builds the page, the elements and their worker into dist/, to be served from any path.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { manifest } from './custom-elements.ts';
import { elementSources } from './element-sources.ts';
import { firstBoard, newcomerScript } from './first-board.ts';
import { contentSecurityPolicyOf, isolationHeaders } from './headers.mjs';
import { pieceIcon, shortcutIcons, tileIcon } from './icons.ts';
import {
  cardOf,
  cardTags,
  kPicture,
  kPictureWidth,
  oembed,
  siteAddress,
  socialPicture,
} from './site-card.ts';
import { traditionalChinese } from './traditional-chinese.ts';
import { isUsualEngine } from './usual-engine.mjs';

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));

const engineFolder = process.env['CHUHE_ENGINE_DIR'] ?? inRepository('build/wasm');
const bookFolder = process.env['CHUHE_BOOK_DIR'] ?? inRepository('build/native');
/** The script of its threads: older Emscriptens write one, with newer ones it is the glue. */
const threadScript = ['engine-threads.worker.js', 'engine-threads.js']
  .map((name) => join(engineFolder, name))
  .find((file) => existsSync(file));
const networkFolder = (game: string): string => inRepository(`engine/${game}/eval/network`);

/** Short, for each is written in some ten scripts and its hash does not compress. Seven is the least for that many. */
const kScriptNames = 'assets/[name]-[hash:7].js';

/** The page for iframes. */
const kFramePage = '/embed/index.html';

/** Without it the build would only say that an import does not resolve. */
function needEngine(): Plugin {
  const needed = [
    join(engineFolder, 'engine.js'),
    join(engineFolder, 'engine.wasm'),
    join(engineFolder, 'engine-threads.js'),
    join(engineFolder, 'engine-threads.wasm'),
    join(bookFolder, 'xiangqi.book'),
    join(bookFolder, 'gomoku.book'),
  ];
  return {
    name: 'chuhe:need-engine',
    apply: 'build',
    buildStart() {
      const missing = needed.find((file) => !existsSync(file));
      if (missing !== undefined) this.error(`${missing} is not built yet; run script/build`);
    },
  };
}

/** Hosts that send no headers still get the policy. The development server could not work under it. */
export function contentPolicy(): Plugin {
  return {
    name: 'chuhe:content-policy',
    apply: 'build',
    transformIndexHtml(_html, { path }) {
      const content = contentSecurityPolicyOf(path);
      const attrs = { 'http-equiv': 'Content-Security-Policy', content };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  };
}

/** The engine starts to arrive with the page, not only when the script asks for it, yet never before it. */
function preloadEngine(): Plugin {
  return {
    name: 'chuhe:preload-engine',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle = {} }) {
        // A frame may show a board, which needs none.
        if (path === kFramePage) return [];
        const engines = Object.keys(bundle).filter(isUsualEngine);
        return engines.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'fetch',
            fetchpriority: 'low',
            crossorigin: true,
            href: `./${name}`,
          },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** What is there before anything is imported later. */
const kFoundation = /\/(board|glyphs|lang-en)-[^/]*\.js$/;

/** Vite's own brings style sheets too, and is three times as long; the page's only one is in its head. */
function preloadHelper(): Plugin {
  const code = `const asked = new Set();
    export function __vitePreload(load, files = [], importer) {
      for (const file of files) {
        const { href } = new URL(file, importer);
        if (asked.has(href) || href.endsWith('.css')) continue;
        asked.add(href);
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.crossOrigin = '';
        link.href = href;
        document.head.append(link);
      }
      return load();
    }`;
  return {
    name: 'chuhe:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code, moduleSideEffects: false }),
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What editors and catalogues know the elements by. */
function elementsManifest(): Plugin {
  return {
    name: 'chuhe:elements-manifest',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(manifest(), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source });
    },
  };
}

/** What a game imports from elsewhere, so that those who share it do not cut it into pieces. */
const besideGame = new Set<string>();

/** In which chunk a module comes that every game needs: its own, or one for all boards. */
function gameChunk(id: string, modules: Modules): string | null {
  const visit = (one: string): void => {
    if (besideGame.has(one)) return;
    besideGame.add(one);
    // The list is the bundler's, which uses it again.
    [...(modules.getModuleInfo(one)?.importedIds ?? [])].forEach(visit);
  };
  if (besideGame.size === 0) visit(inRepository(`web/${elementSources['chuhe-game']}`));
  if (!besideGame.has(id)) return null;
  return id.includes('/src/screens/play/') ? 'play' : 'board';
}

/** A language comes in parts: that of the page, and one for each of the later screens. */
function languagePart(id: string): string | null {
  const [, folder, part, query] = /\/src\/i18n\/([\w-]+)\/(\w+)[\w-]*\.ts(\?.*)?$/.exec(id) ?? [];
  if (folder === undefined) return null;
  const language = query === undefined ? folder : 'zh-hant';
  if (part === 'page') return `lang-${language}`;
  // Their English lies within them.
  return language === 'en' ? null : `lang-${language}-${part}`;
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
      for (const [name, icon] of Object.entries(shortcutIcons)) emit(`${name}.png`, png(icon, 192));
    },
  };
}

/** The picture that the page shows first, before its scripts. */
function firstPicture(): Plugin {
  const [picture, script] = ['first-board.svg', 'newcomer.js'];
  return {
    name: 'chuhe:first-picture',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path === kFramePage) return html;
        const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        // What is seen first goes before the scripts that work at it.
        const seen = `${style}
    <link rel="preload" as="image" fetchpriority="high" href="./${picture}">
    <script async src="./${script}"></script>
    `;
        return html
          .replace(style, '')
          .replaceAll(
            /<(link rel="modulepreload"|script type="module")/g,
            '<$1 fetchpriority="low"',
          )
          .replace('<script type="module"', `${seen}<script type="module"`);
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: picture, source: firstBoard() });
      this.emitFile({ type: 'asset', fileName: script, source: newcomerScript });
    },
  };
}

/** How links to the site look elsewhere. CHUHE_SITE_URL makes the addresses whole. */
function siteCard(): Plugin {
  const site = siteAddress(process.env['CHUHE_SITE_URL']);
  let text = '';
  return {
    name: 'chuhe:site-card',
    apply: 'build',
    transformIndexHtml(html, { path }) {
      if (path === kFramePage) return [];
      text = oembed(cardOf(html), site);
      return cardTags(cardOf(html), site);
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'oembed.json', source: text });
        const source = png(socialPicture(), kPictureWidth);
        this.emitFile({ type: 'asset', fileName: kPicture, source });
      },
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [
    traditionalChinese(),
    needEngine(),
    contentPolicy(),
    preloadEngine(),
    preloadHelper(),
    icons(),
    elementsManifest(),
    siteCard(),
    firstPicture(),
  ],
  resolve: {
    alias: [
      { find: /^@engine-thread(?=\?)/, replacement: threadScript ?? '' },
      { find: '@engine', replacement: engineFolder },
      { find: '@book', replacement: bookFolder },
      { find: '@xiangqi-network', replacement: networkFolder('xiangqi') },
      { find: '@gomoku-network', replacement: networkFolder('gomoku') },
    ],
  },
  build: {
    target: 'es2022',
    // What belongs to the first visit, size-budget.mjs reads there.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every script that imports later ones stands on these.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !kFoundation.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', frame: 'embed/index.html', ...elementSources },
      // embed.js calls what they export.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: kScriptNames,
        chunkFileNames: kScriptNames,
        // Parts with a budget of their own.
        codeSplitting: {
          groups: [
            { name: 'glyphs', test: /src\/board\/(glyphs|emblems)\.ts$/ },
            // Alone each would weigh less than the first script's mention of its name.
            {
              name: 'small',
              test: /src\/(archive\/(pending|visit)|games\/(chances|game-id|repeated-line)|masters\/source|storage\/(person|save-file)|ui\/(check|copy-text|shortcuts)|screens\/common\/position\/size-fault|i18n\/en\/mate-names)\.ts$|\/mate_names\.json$/,
              includeDependenciesRecursively: false,
            },
            // What forms are made of; hardly a screen uses one without the others.
            {
              name: 'fields',
              test: /src\/(ui\/(choice|picker)\.ts|styles\/choice\.css)/,
              includeDependenciesRecursively: false,
            },
            // Other languages put the names of openings together in the same way.
            {
              name: 'openings',
              test: /src\/i18n\/(glossary|en\/openings)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // What languages share stays where English needs it.
            {
              name: languagePart,
              debugName: 'languages',
              test: /\/src\//,
              includeDependenciesRecursively: false,
            },
            {
              name: gameChunk,
              debugName: 'game',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, headers: isolationHeaders },
  test: {
    include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/seed.ts'],
    // Nothing here measures time: these only end what hangs. A hook may compile the engine; `long` tries more.
    testTimeout: 600_000 * Number(process.env['CHUHE_PROPERTY_RUNS'] ?? 1),
    hookTimeout: 600_000,
  },
});
