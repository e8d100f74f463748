// SPDX-License-Identifier: MIT
// Measures the download size of the built site and fails above the budget.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { isEndingSets, isMasters, isThreadsEngine, isUsualEngine } from './usual-engine.mjs';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const kKilobyte = 1024;

/**
 * Different hashes in file names change the compressed size of a script with many imports by up to
 * 50 bytes.
 */
const kHashes = 8;
const kManyNames = 10;

const hashedNames = /([\w-]+)-([\w-]{7,8})(\.(?:js|css|wasm|book|net|txt))/g;

/**
 * Replaces the hashes in the script by ones that depend on the names and `seed` only.
 * @param {string} text
 * @param {number} seed
 */
const withOtherHashes = (text, seed) =>
  text.replaceAll(hashedNames, (_whole, name, hash, end) => {
    const other = createHash('sha256').update(`${name}${seed}`).digest('base64url');
    return `${name}-${other.slice(0, hash.length)}${end}`;
  });

/**
 * The mean size of a script over several hashes, so that a change counts exactly its own size.
 * @param {string} file
 */
function compressedSize(file) {
  const bytes = readFileSync(join(dist, file));
  if (!file.endsWith('.js')) return brotliCompressSync(bytes).length;
  const text = String(bytes);
  const names = [...text.matchAll(hashedNames)].length;
  const length = names < kManyNames ? 1 : kHashes;
  const weights = Array.from(
    { length },
    (_none, seed) => brotliCompressSync(withOtherHashes(text, seed)).length,
  );
  return Math.round(weights.reduce((sum, weight) => sum + weight, 0) / length);
}

const sizes = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .map((file) => file.split(sep).join('/'))
  // Build metadata and element manifests, which no page loads.
  .filter(
    (file) => !file.startsWith('.vite/') && !['custom-elements.json', 'oembed.json'].includes(file),
  )
  .map((file) => ({ file, bytes: compressedSize(file) }));

/** @type {Record<string, import('vite').ManifestChunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The files loaded with a script, including itself, except those in `here`.
 * @param {string} key
 * @param {Set<string>} here
 */
function arrivingWith(key, here = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || here.has(chunk.file)) return here;
  here.add(chunk.file);
  for (const imported of chunk.imports ?? []) arrivingWith(imported, here);
  return here;
}

const first = arrivingWith('index.html');

/**
 * The modules that the page imports on demand, transitively.
 * @param {string} key
 * @param {Set<string>} keys
 */
function importedLater(key, keys = new Set()) {
  for (const later of manifest[key]?.dynamicImports ?? []) {
    if (keys.has(later)) continue;
    keys.add(later);
    importedLater(later, keys);
  }
  for (const imported of manifest[key]?.imports ?? []) importedLater(imported, keys);
  return keys;
}

const later = importedLater('index.html');
const ofPage = new Set(first);
for (const key of later) arrivingWith(key).forEach((file) => ofPage.add(file));

/**
 * The purpose of other files, by name; the first match counts.
 * @type {[kind: string, pattern: RegExp][]}
 */
const kinds = [
  ['page', /^newcomer\.js$/],
  ['worker and glue', /^assets\/worker-.*\.js$/],
  ['worker of the archive', /^assets\/archive-worker-.*\.js$/],
  ['book', /\.book$/],
  ['network', /\.net$/],
  ['English', /^assets\/lang-en-.*\.js$/],
  ['language', /^assets\/lang-.*\.js$/],
  ['worker of masters', /^assets\/masters-worker-.*\.js$/],
  ['glyphs', /^assets\/glyphs-.*\.js$/],
  ['puzzles and names', /^assets\/.*\.txt$/],
  // Documentation for embedding, which players do not load.
  ['docs', /^docs\/|^assets\/docs\//],
  ['style', /\.css$/],
  // Not on a first visit (src/styles/page.css).
  ['face of headings', /\.woff2$/],
  ['service worker', /^service-worker\.js$/],
  ['picture for installing', /\.png$|^screenshots\//],
  ['embed script', /^embed\.js$/],
  ['frame script', /^embed\/frame\.js$/],
  // Loaded if a page gives the embed script an integrity hash, and by the dialog that shows it.
  ['integrity', /^embed\/(integrity|later)\.json$/],
];

/** @param {string} file */
function kindOf(file) {
  if (isThreadsEngine(file)) return 'engine for threads';
  if (isUsualEngine(file)) return 'engine';
  if (isMasters(file)) return 'games of masters';
  if (isEndingSets(file)) return 'sets of endings';
  const known = kinds.find(([, pattern]) => pattern.test(file));
  if (known !== undefined) return known[0];
  if (!file.endsWith('.js')) return 'page';
  if (!ofPage.has(file)) return 'script for other pages';
  return first.has(file) ? 'page script' : 'later script';
}

/** @param {...string} wanted */
const inKinds = (...wanted) => sizes.filter(({ file }) => wanted.includes(kindOf(file)));

/** @param {{ bytes: number }[]} files */
const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {{ bytes: number }[]} files */
const largest = (files) => Math.max(0, ...files.map(({ bytes }) => bytes));

/** The files loaded when a screen, dialog or tool is opened, in addition to the first visit. */
const screens = [...later].map((key) => {
  const files = arrivingWith(key, new Set(first));
  return { bytes: total(inKinds('later script').filter(({ file }) => files.has(file))) };
});

const docsPages = inKinds('docs').filter(({ file }) => file.endsWith('/index.html'));
const docsParts = inKinds('docs').filter(({ file }) => /\/page-[^/]*$/.test(file));

/** The scripts of an element on another page, in English. @param {string} key */
function elementBytes(key) {
  const files = arrivingWith(key);
  return total(sizes.filter(({ file }) => files.has(file)));
}

// The page starts with English and at most one other language.
const firstVisit =
  total(inKinds('page', 'page script', 'style', 'worker and glue', 'engine', 'glyphs', 'English')) +
  largest(inKinds('language'));

/** @type {[what: string, bytes: number, budgetKilobytes: number][]} */
const rows = [
  ['page script before the first move', total(inKinds('page script')), 45],
  // Each part loads when it is opened: today's set, training, endgames, pictures, games by link with QR codes and clocks, playing by ear, print sheets, master games with their quiz.
  ['page script for later', total(inKinds('later script')), 251],
  // Includes its dependencies. The largest is the analysis, which includes rulings and printed
  // scoresheets.
  ['the largest screen of it', largest(screens), 48],
  ['style', total(inKinds('style')), 8],
  ['face of headings', total(inKinds('face of headings')), 32],
  ['worker and glue', total(inKinds('worker and glue')), 16],
  // Includes the reader's moves from a position and their repertoire, which need the games.
  ['worker of the archive', total(inKinds('worker of the archive')), 15],
  ['engine', total(inKinds('engine')), 280],
  // Includes its glue; loaded only if chosen.
  ['engine for threads', total(inKinds('engine for threads')), 320],
  ['glyph and board art', total(inKinds('glyphs')), 25],
  ['worker of masters', total(inKinds('worker of masters')), 8],
  // Loaded when their screen is opened, then cached.
  ['games of masters', total(inKinds('games of masters')), 1200],
  // Loaded when such an endgame occurs.
  ['sets of endings', total(inKinds('sets of endings')), 300],
  // Loaded with their screens; puzzles one game at a time.
  ['puzzles and names of openings', total(inKinds('puzzles and names')), 240],
  ['the largest part of a language', largest(inKinds('English', 'language')), 6],
  ['network', total(inKinds('network')), 400],
  ['first playable visit', firstVisit, 350],
  ['embed script before an element', total(inKinds('embed script')), 30],
  // One hash per lazily imported script; hashes do not compress.
  ['integrity of what comes later', total(inKinds('integrity')), 13],
  ['frame script for other pages', total(inKinds('frame script')), 1],
  ['page for frames before its element', elementBytes('embed/index.html'), 48],
  ['<chuhe-board>, its scripts', elementBytes('src/elements/chuhe-board.ts'), 48],
  // Shows players, comments and variations, as the analysis does, and has a menu.
  ['<chuhe-viewer>, its scripts', elementBytes('src/elements/chuhe-viewer.ts'), 56],
  ['<chuhe-game>, its scripts', elementBytes('src/screens/play/chuhe-game.ts'), 58],
  // Includes the check of a page's own puzzle.
  ['<chuhe-puzzle>, its scripts', elementBytes('src/screens/puzzles/chuhe-puzzle.ts'), 68],
  // Includes the endgame facts and the export of pictures.
  ['<chuhe-analysis>, its scripts', elementBytes('src/screens/analyse/chuhe-analysis.ts'), 88],
  ['docs, with what its examples import', total(inKinds('docs')), 80],
  ['docs, a page before an example', largest(docsPages) + total(docsParts), 30],
  [
    'whole offline app',
    total(sizes) -
      total(
        inKinds(
          'picture for installing',
          'docs',
          'engine for threads',
          'games of masters',
          'integrity',
          'sets of endings',
        ),
      ),
    1536,
  ],
];

// The budgets apply to releases. Other versions of Emscripten produce engines of other sizes;
// script/test then reports that these are not checked.
const engineRows = new Set([
  'engine',
  'engine for threads',
  'first playable visit',
  'whole offline app',
]);
const isChecked = (/** @type {string} */ what) =>
  process.env['CHUHE_OTHER_EMSCRIPTEN'] !== '1' || !engineRows.has(what);
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, bytes, budget] of rows) {
  const kilobytes = (bytes / kKilobyte).toFixed(1).padStart(7);
  const fault = isChecked(what) ? '  TOO BIG' : '  larger than in a release';
  const verdict = bytes > budget * kKilobyte ? fault : '';
  console.log(`${what.padEnd(width)} ${kilobytes} KB of ${String(budget).padStart(4)}${verdict}`);
}

// docs/embedding/README.md tells these sizes to whoever embeds an element; a tenth more or less is still true.
const told = readFileSync(new URL('../docs/embedding/README.md', import.meta.url), 'utf8');
const sizesTold =
  /The script is (\d+) KB.*?(\d+) KB for a board, (\d+) KB for a game, (\d+) KB for an analysis, and (\d+) KB for the engine/s
    .exec(told.replace(/\s+/g, ' '))
    ?.slice(1)
    .map(Number);
const measured = [
  total(inKinds('embed script')),
  ...['elements/chuhe-board', 'screens/play/chuhe-game', 'screens/analyse/chuhe-analysis'].map(
    (name) => elementBytes(`src/${name}.ts`),
  ),
  total(inKinds('engine')),
].map((bytes) => Math.round(bytes / kKilobyte));
const isTrue = measured.every((size, at) => Math.abs(size - (sizesTold?.[at] ?? 0)) <= size / 10);
if (!isTrue)
  console.error(`docs/embedding/README.md is to say the sizes ${measured.join(', ')} KB`);

const isPlausible = inKinds('engine').length > 0 && inKinds('page script').length > 0;
if (!isPlausible) console.error('dist/ holds no engine or no page: build first');
const isTooBig = rows.some(
  ([what, bytes, budget]) => isChecked(what) && bytes > budget * kKilobyte,
);
process.exitCode = isTooBig || !isPlausible || !isTrue ? 1 : 0;
