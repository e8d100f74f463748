// SPDX-License-Identifier: MIT
// Builds the page, the elements and their worker into dist/, which can be served from any path.

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

const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url));

const engineFolder = process.env['CHUHE_ENGINE_DIR'] ?? inRepository('build/wasm');
const bookFolder = process.env['CHUHE_BOOK_DIR'] ?? inRepository('build/native');
/**
 * The thread script: older versions of Emscripten write a separate file, newer ones use the glue.
 */
const threadScript = ['engine-threads.worker.js', 'engine-threads.js']
  .map((name) => join(engineFolder, name))
  .find((file) => existsSync(file));
const networkFolder = (game: string): string => inRepository(`engine/${game}/eval/network`);

/**
 * Short, because each name occurs in about ten scripts and its hash does not compress. Seven is the
 * minimum for that many scripts.
 */
const kScriptNames = 'assets/[name]-[hash:7].js';

/** The page for iframes. */
const kFramePage = '/embed/index.html';

/** Otherwise the build would only report an unresolved import. */
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

/**
 * Adds the policy to the page for hosts without headers. The development server would not work
 * under it.
 */
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

/** Scripts that are loaded before any lazy import, or by the first of them. */
const kFoundation = /\/(board|glyphs|lang-en|rolldown-runtime|small)-[^/]*\.js$/;

/**
 * Vite's own helper also loads style sheets and is three times as long; the page has one style
 * sheet, in its head.
 */
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

/** Writes the manifest of the elements for editors and catalogues. */
function elementsManifest(): Plugin {
  return {
    name: 'chuhe:elements-manifest',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(manifest('embed.js'), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source });
    },
  };
}

/**
 * Modules that the game chunk imports from elsewhere, so that other users of them do not split it.
 */
const besideGame = new Set<string>();

/** The chunk of a module that every game needs: the game's own, or the one for all boards. */
function gameChunk(id: string, modules: Modules): string | null {
  const visit = (one: string): void => {
    if (besideGame.has(one)) return;
    besideGame.add(one);
    // Copy the list: the bundler uses it again.
    [...(modules.getModuleInfo(one)?.importedIds ?? [])].forEach(visit);
  };
  if (besideGame.size === 0) visit(inRepository(`web/${elementSources['chuhe-game']}`));
  if (!besideGame.has(id)) return null;
  return id.includes('/src/screens/play/') ? 'play' : 'board';
}

/** Splits a language into parts: one for the page, and one for each lazily loaded screen. */
function languagePart(id: string): string | null {
  const [, folder, part, query] = /\/src\/i18n\/([\w-]+)\/(\w+)[\w-]*\.ts(\?.*)?$/.exec(id) ?? [];
  if (folder === undefined) return null;
  const language = query === undefined ? folder : 'zh-hant';
  if (part === 'page') return `lang-${language}`;
  // English texts are part of the scripts.
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

/** Emits the picture that the page shows before its scripts run. */
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
        // Visible content goes before the scripts that work on it.
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

/** Adds link previews. CHUHE_SITE_URL makes their addresses absolute. */
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
    // size-budget.mjs reads the files of the first visit from it.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Every script with lazy imports depends on these.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !kFoundation.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', frame: 'embed/index.html', ...elementSources },
      // embed.js calls the exports of these entries.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: kScriptNames,
        chunkFileNames: kScriptNames,
        // Parts with a separate budget.
        codeSplitting: {
          groups: [
            { name: 'glyphs', test: /src\/board\/(glyphs|emblems|seal)\.ts$/ },
            // As separate chunks they would weigh less than their names in the first script.
            {
              name: 'small',
              test: /src\/(archive\/(pending|visit)|board\/labels|games\/(chances|game-id|repeated-line)|masters\/source|storage\/(person|save-file)|ui\/(check|copy-text|opened|shortcuts|words\/sentences)|screens\/common\/(position\/size-fault|masters-hash)|i18n\/en\/mate-names)\.ts$|\/mate_names\.json$/,
              includeDependenciesRecursively: false,
            },
            // What a game loads right after its first paint, in few files: each costs a request and a
            // task, even if it has few lines.
            {
              name: 'soon',
              test: /src\/ui\/(format|late-grip)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'beside',
              test: /src\/(screens\/play\/(beside|announce|dialogs|end-words|board\/hint|opening\/opening-words|players\/opponent|state\/hint-gains)|ui\/faces\/.*)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'solid',
              test: /src\/board\/(space|solid\/.*)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'layers',
              test: /src\/board\/(drawing|drawn|walking)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // Form parts; almost every screen that uses one uses the others.
            {
              name: 'fields',
              test: /src\/(ui\/(choice|picker)\.ts|styles\/choice\.css)/,
              includeDependenciesRecursively: false,
            },
            // Other languages share the code that composes opening names.
            {
              name: 'openings',
              test: /src\/i18n\/(glossary|en\/openings)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // Code shared by languages stays with English.
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
    // No test measures time: these timeouts only end tests that hang. A hook may compile the
    // engine; `long` runs more cases.
    testTimeout: 600_000 * Number(process.env['CHUHE_PROPERTY_RUNS'] ?? 1),
    hookTimeout: 600_000,
  },
});
