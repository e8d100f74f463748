// SPDX-License-Identifier: MIT
// Checks that modules in src/ import only earlier layers, so that no two folders depend on each
// other; a folder and its subfolders count as one. Files must not import each other in a cycle.
// Lazily loaded modules may import their loaders.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders and files of src/ in order; each may import those before it. */
const layers = [
  'styles',
  'engine',
  'games',
  'storage',
  'archive',
  'masters',
  'i18n',
  'route.ts',
  'ui',
  'board',
  'settings',
  'screens/common',
  'screens/openings',
  'screens/puzzles',
  'screens/endings',
  'screens/daily',
  'screens/learn',
  'screens/editor',
  'screens/analyse',
  'screens/archive',
  'screens/masters',
  'elements',
  'screens/play',
  'embed',
  'embed.ts',
  'frame',
  'frame.ts',
  'frame-host.ts',
  'shell',
  'main.ts',
];

const src = fileURLToPath(new URL('src', import.meta.url));

/** @param {string} path */
const layerOf = (path) =>
  layers.findIndex((layer) => path === layer || path.startsWith(`${layer}/`));

/** @typedef {{ from: string, to: string, isFetched: boolean }} Import */

/** The imports between files in src/, including those of types. @returns {Import[]} */
function imports() {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((from) => {
      const text = readFileSync(join(src, from), 'utf8');
      return [...text.matchAll(/\b(?:from |import ?)(\(?)'(\.[^'?]+)/g)].map((found) => {
        const [, call, path = ''] = found;
        return { from, to: join(dirname(from), path), isFetched: call !== '' };
      });
    })
    .filter(({ to }) => existsSync(join(src, to)) && !to.startsWith('..'));
}

/** @param {Import[]} all @returns {string[]} */
function faultsIn(all) {
  const upwards = all
    .filter(({ from, to }) => layerOf(from) < layerOf(to))
    .map(({ from, to }) => `${from} imports ${to}, which stands above it`);
  const homeless = all
    .flatMap(({ from, to }) => [from, to])
    .filter((file) => layerOf(file) < 0)
    .map((file) => `${file} stands in no layer`);
  const fixed = all.filter(({ from, to, isFetched }) => {
    return !isFetched && dirname(from) !== '.' && dirname(to) !== '.';
  });
  const pairs = new Set(fixed.map(({ from, to }) => `${dirname(from)} ${dirname(to)}`));
  const mutual = fixed
    .filter(({ from, to }) => dirname(from) < dirname(to) && !to.startsWith(`${dirname(from)}/`))
    .filter(({ from, to }) => pairs.has(`${dirname(to)} ${dirname(from)}`))
    .map(({ from, to }) => `${dirname(from)} and ${dirname(to)} import each other`);
  return [...new Set([...upwards, ...homeless, ...mutual])];
}

/** Files that import each other in a cycle. @param {Import[]} all @returns {string[]} */
function circlesIn(all) {
  let left = all.filter(({ isFetched }) => !isFetched);
  for (;;) {
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    // Remove the ends of every chain until only cycles are left.
    const rest = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
    if (rest.length === left.length) break;
    left = rest;
  }
  return left.map(({ from, to }) => `${from} imports ${to} in a circle`);
}

const all = imports();
const faults = [...faultsIn(all), ...circlesIn(all)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
