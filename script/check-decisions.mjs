// SPDX-License-Identifier: MIT
// Usage: node script/check-decisions.mjs
// Checks that the files of docs/decisions are numbered without gaps, have a title and a status and are
// listed in index.md, and that every decision mentioned anywhere in the tree exists.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = 'docs/decisions';
const read = (file) => readFileSync(join(root, file), 'utf8');

function complain(file, why) {
  console.error(`${file}: ${why}`);
  process.exitCode = 1;
}

const names = readdirSync(join(root, folder)).filter((name) => name !== 'index.md').sort();
const numbers = names.map((name) => Number(/^(\d{3})-[\w-]+\.md$/.exec(name)?.[1]));
const index = `${folder}/index.md`;
const listed = [...read(index).matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(([, title, name]) => ({ title, name }));

for (const [at, name] of names.entries()) {
  const file = `${folder}/${name}`;
  const [number, before] = [numbers[at], numbers[at - 1] ?? 0];
  if (Number.isNaN(number)) complain(file, 'is not named NNN-title.md');
  else if (number === before) complain(file, `has the number of ${names[at - 1]}`);
  else if (number !== before + 1) complain(file, `follows number ${before}: there is a gap`);

  const [first, , head] = read(file).split('\n');
  const title = /^# (\d+)\. \S/.exec(first);
  if (Number(title?.[1]) !== number) complain(file, `does not begin with '# ${number}. Title'`);
  const status = /^Date: \d{4}-\d\d-\d\d\. Status: (?:accepted|superseded by (\d+))\.$/.exec(head);
  if (!status) complain(file, "line 3 is not 'Date: YYYY-MM-DD. Status: accepted.' or '… superseded by N.'");
  const successor = Number(status?.[1] ?? number);
  if (!numbers.includes(successor)) complain(file, `is superseded by ${successor}, which does not exist`);

  const entries = listed.filter((entry) => entry.name === name);
  if (entries.length !== 1) complain(file, `is listed ${entries.length} times in ${index}`);
  else if (`# ${entries[0].title}` !== first) complain(file, `has another title in ${index}`);
}
for (const { name } of listed.filter((entry) => !names.includes(entry.name))) {
  complain(index, `lists ${name}, which does not exist`);
}

// `decision 3`, `decisions 3, 4 and 5`, `docs/decisions/003`, also across two lines of a comment; and
// links.
const mention = /\bdecision[\s/*#[]+(\d+)\b|\bdecisions[\s/*#[]+(\d+(?:(?:, | and | to )\d+)*)\b/gi;
const link = /(?:decisions\/|\]\()(\d{3}-[\w-]+\.md)/g;
const files = execFileSync('git', ['grep', '-lIi', '--untracked', 'decision'], { cwd: root, encoding: 'utf8' });
for (const file of files.split('\n').filter(Boolean)) {
  const text = read(file);
  const said = [...text.matchAll(mention)].flatMap(([, one, several]) => (one ?? several).match(/\d+/g));
  for (const number of said.filter((each) => !numbers.includes(Number(each)))) {
    complain(file, `names decision ${number}, which does not exist`);
  }
  for (const [, name] of text.matchAll(link)) {
    if (!names.includes(name)) complain(file, `links to ${name}, which does not exist in ${folder}`);
  }
}
