// SPDX-License-Identifier: MIT
// Weighs the built site as a visitor downloads it and fails above the budget.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { isEndingSets, isMasters, isThreadsEngine, isUsualEngine } from './usual-engine.mjs';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const kKilobyte = 1024;

/** With other hashes in the names of files a script that mentions many weighs up to 50 bytes more or less. */
const kHashes = 8;
const kManyNames = 10;

const hashedNames = /([\w-]+)-([\w-]{7,8})(\.(?:js|css|wasm|book|net|txt))/g;

/**
 * The script with hashes that follow from the names and `seed` alone.
 * @param {string} text
 * @param {number} seed
 */
const withOtherHashes = (text, seed) =>
  text.replaceAll(hashedNames, (_whole, name, hash, end) => {
    const other = createHash('sha256').update(`${name}${seed}`).digest('base64url');
    return `${name}-${other.slice(0, hash.length)}${end}`;
  });

/** Of scripts the mean over several hashes, so that a change weighs what it adds. @param {string} file */
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
  // Notes about the build and the elements, which no page asks for.
  .filter(
    (file) => !file.startsWith('.vite/') && !['custom-elements.json', 'oembed.json'].includes(file),
  )
  .map((file) => ({ file, bytes: compressedSize(file) }));

/** @type {Record<string, import('vite').ManifestChunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** What arrives with a script, itself included, unless it is here already.
 * @param {string} key
 * @param {Set<string>} here */
function arrivingWith(key, here = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || here.has(chunk.file)) return here;
  here.add(chunk.file);
  for (const imported of chunk.imports ?? []) arrivingWith(imported, here);
  return here;
}

const first = arrivingWith('index.html');

/** What the page imports when it is wanted, and what that imports so in its turn.
 * @param {string} key
 * @param {Set<string>} keys */
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

/** What a file that is no script of the page is for, by its name; the first match counts.
 * @type {[kind: string, pattern: RegExp][]} */
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
  // Pages for who embeds the elements, which no player asks for.
  ['docs', /^docs\/|^assets\/docs\//],
  ['style', /\.css$/],
  ['service worker', /^service-worker\.js$/],
  ['picture for installing', /\.png$|^screenshots\//],
  ['embed script', /^embed\.js$/],
  ['frame script', /^embed\/frame\.js$/],
  // Fetched where a page gives the embed script an integrity, and by the dialog that tells it.
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

/** What is fetched when a screen, a dialog or a tool is opened, on top of the first visit. */
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

// The page starts with English and at most one more.
const firstVisit =
  total(inKinds('page', 'page script', 'style', 'worker and glue', 'engine', 'glyphs', 'English')) +
  largest(inKinds('language'));

/** @type {[what: string, bytes: number, budgetKilobytes: number][]} */
const rows = [
  ['page script before the first move', total(inKinds('page script')), 45],
  // Each part is fetched when it is opened: training, endings, pictures, games by link with their QR codes and clocks,
  // playing by ear, sheets for printing, games of masters and the quiz of their moves, a screen of its own.
  ['page script for later', total(inKinds('later script')), 221],
  // With all it needs; the others come when they are opened.
  // The analysis, which leads from a ruling to its laws and prints scoresheets as well.
  ['the largest screen of it', largest(screens), 48],
  ['style', total(inKinds('style')), 8],
  ['worker and glue', total(inKinds('worker and glue')), 16],
  // It also counts what the person played from a position, and finds their repertoire, where the games are.
  ['worker of the archive', total(inKinds('worker of the archive')), 15],
  ['engine', total(inKinds('engine')), 280],
  // With its glue; only for who asks for it.
  ['engine for threads', total(inKinds('engine for threads')), 320],
  ['glyph and board art', total(inKinds('glyphs')), 25],
  ['worker of masters', total(inKinds('worker of masters')), 8],
  // Fetched when their screen is opened, and kept from then on.
  ['games of masters', total(inKinds('games of masters')), 1200],
  // Fetched when such an ending comes.
  ['sets of endings', total(inKinds('sets of endings')), 300],
  // Fetched with their screens, the puzzles of one game at a time.
  ['puzzles and names of openings', total(inKinds('puzzles and names')), 240],
  ['the largest part of a language', largest(inKinds('English', 'language')), 6],
  ['network', total(inKinds('network')), 400],
  ['first playable visit', firstVisit, 350],
  ['embed script before an element', total(inKinds('embed script')), 30],
  // One hash for each script that elements import later; those compress to themselves.
  ['integrity of what comes later', total(inKinds('integrity')), 12],
  ['frame script for other pages', total(inKinds('frame script')), 1],
  ['page for frames before its element', elementBytes('embed/index.html'), 48],
  ['<chuhe-board>, its scripts', elementBytes('src/elements/chuhe-board.ts'), 48],
  ['<chuhe-viewer>, its scripts', elementBytes('src/elements/chuhe-viewer.ts'), 48],
  ['<chuhe-game>, its scripts', elementBytes('src/screens/play/chuhe-game.ts'), 58],
  ['<chuhe-puzzle>, its scripts', elementBytes('src/screens/puzzles/chuhe-puzzle.ts'), 64],
  // It tells what tables prove, and makes pictures.
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

// The budgets are those of releases. Other versions of Emscripten make engines of other sizes, which say nothing of the
// sources; script/test says then that they are not checked.
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

const isPlausible = inKinds('engine').length > 0 && inKinds('page script').length > 0;
if (!isPlausible) console.error('dist/ holds no engine or no page: build first');
const isTooBig = rows.some(
  ([what, bytes, budget]) => isChecked(what) && bytes > budget * kKilobyte,
);
process.exitCode = isTooBig || !isPlausible ? 1 : 0;
