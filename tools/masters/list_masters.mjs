// SPDX-License-Identifier: MIT
// Writes the list of the master games:
// node list_masters.mjs GAMES.tsv NAMES.tsv book/xiangqi/openings.txt LIST.txt
// Simplified characters come from ICU, whose `uconv` must be installed (Debian: icu-devtools).

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { linesOf, openingsOf } from './names.mjs';

const [games, names, book, list] = process.argv.slice(2);
const read = (file) => readFileSync(file, 'utf8');
const lines = linesOf(read(games), read(names));
const codes = new Set(lines.map((line) => line.split('\t')[2]));
const openings = openingsOf(read(book)).filter(([code]) => codes.has(code));

const characters = [...new Set(lines.join('').match(/\p{Script=Han}/gu))].sort().join('');
const options = ['-f', 'utf8', '-t', 'utf8', '-x', 'Traditional-Simplified'];
// One character per line, because the conversion of whole words may differ.
const simple = execFileSync('uconv', options, { input: [...characters].join('\n') }).toString();
const pairs = simple
  .split('\n')
  .map((to, at) => [[...characters][at], to])
  .filter(([from, to]) => from !== to && [...to].length === 1);

// REUSE-IgnoreStart
const head = [
  '# SPDX-FileCopyrightText: 2026 Yu-Han Tseng, Chinese-Chess-Practical-Dataset',
  '# SPDX-License-Identifier: CC-BY-4.0',
  // REUSE-IgnoreEnd
  '# Made by tools/masters; the moves are in masters-1.games to masters-4.games, in the same order.',
  '# result	date	code of the opening	red	black	event',
  ['simplified', pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')].join('\t'),
  ...openings.map((opening) => ['opening', ...opening].join('\t')),
];
writeFileSync(list, `${[...head, ...lines].join('\n')}\n`);
