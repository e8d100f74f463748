// SPDX-License-Identifier: MIT
// Weighs the built site as a visitor downloads it and fails above the budget.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('dist', import.meta.url));
const kKilobyte = 1024;

/** @param {string} file */
const compressedSize = (file) => brotliCompressSync(readFileSync(join(dist, file))).length;

const sizes = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  // Other pages load those.
  .filter((file) => !file.startsWith(`elements${sep}`))
  .map((file) => ({ file: file.split(sep).join('/'), bytes: compressedSize(file) }));

/** What a file is for, by its name; the first match counts.
 * @type {[kind: string, pattern: RegExp][]} */
const kinds = [
  ['worker and glue', /^assets\/worker-.*\.js$/],
  ['engine', /\.wasm$/],
  ['book', /\.book$/],
  ['network', /\.net$/],
  ['English', /^assets\/lang-en-.*\.js$/],
  ['language', /^assets\/lang-.*\.js$/],
  ['glyphs', /^assets\/glyphs-.*\.js$/],
  ['results', /^assets\/moves-.*\.txt$/],
  ['puzzles and names', /^assets\/.*\.txt$/],
  ['tool of the analysis', /^assets\/(chuhe-(retry|editor)|annotate|open-details|preview)-.*\.js$/],
  [
    'later script',
    /^assets\/(chuhe-(analysis|puzzle|learn|openings)|study|open-setup|open-backup|hear)-.*\.js$/,
  ],
  ['look', /^assets\/open-look-.*\.js$/],
  ['3D view', /^assets\/solid-board-.*\.js$/],
  ['page script', /^assets\/.*\.js$/],
  ['style', /\.css$/],
  ['service worker', /^service-worker\.js$/],
  ['install icon', /\.png$/],
  ['page', /./],
];

/** @param {string} file */
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'page';

/** @param {...string} wanted */
const inKinds = (...wanted) => sizes.filter(({ file }) => wanted.includes(kindOf(file)));

/** @param {{ bytes: number }[]} files */
const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {{ bytes: number }[]} files */
const largest = (files) => Math.max(0, ...files.map(({ bytes }) => bytes));

// The page starts with English and at most one more.
const firstVisit =
  total(inKinds('page', 'page script', 'style', 'worker and glue', 'engine', 'glyphs', 'English')) +
  largest(inKinds('language'));

/** @type {[what: string, bytes: number, budgetKilobytes: number][]} */
const rows = [
  ['page script before the first move', total(inKinds('page script')), 45],
  // 3 KB more than at first: the ways from the analysis to its tools, what keeps a record, and what
  // each piece is worth.
  ['page script for later', total(inKinds('later script')), 48],
  // Each comes alone, when it is opened: mending mistakes, setting up a position and the small ones.
  ['tools of the analysis', total(inKinds('tool of the analysis')), 14],
  ['boards and pieces to choose', total(inKinds('look')), 4],
  ['the board in 3D', total(inKinds('3D view')), 20],
  ['style', total(inKinds('style')), 8],
  ['worker and glue', total(inKinds('worker and glue')), 16],
  ['engine', total(inKinds('engine')), 250],
  ['glyph and board art', total(inKinds('glyphs')), 25],
  ['puzzles and names of openings', total(inKinds('puzzles and names')), 100],
  ['the largest part of a language', largest(inKinds('English', 'language')), 5],
  // The tree of moves the book is made of: it comes when the openings are looked up.
  ['results of openings', total(inKinds('results')), 64],
  ['network', total(inKinds('network')), 400],
  ['first playable visit', firstVisit, 350],
  ['whole offline app', total(sizes) - total(inKinds('install icon')), 1536],
];

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, bytes, budget] of rows) {
  const kilobytes = (bytes / kKilobyte).toFixed(1).padStart(7);
  const verdict = bytes > budget * kKilobyte ? '  TOO BIG' : '';
  console.log(`${what.padEnd(width)} ${kilobytes} KB of ${String(budget).padStart(4)}${verdict}`);
}

const isPlausible = inKinds('engine').length > 0 && inKinds('page script').length > 0;
if (!isPlausible) console.error('dist/ holds no engine or no page: build first');
const isTooBig = rows.some(([, bytes, budget]) => bytes > budget * kKilobyte);
process.exitCode = isTooBig || !isPlausible ? 1 : 0;
