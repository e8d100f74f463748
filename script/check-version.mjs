// SPDX-License-Identifier: MIT
// Usage: node script/check-version.mjs [TAG]
// Checks that the packages, the newest section of CHANGELOG.md and the tag have the version of
// CMakeLists.txt.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const [, version] = /^project\(chuhe VERSION (\S+)/m.exec(read('CMakeLists.txt')) ?? [];

const listed = execFileSync('git', ['ls-files', '*package.json', '*package-lock.json'], {
  cwd: root,
  encoding: 'utf8',
});
const found = listed
  .split('\n')
  .filter(Boolean)
  .flatMap((file) => {
    const { packages, ...self } = JSON.parse(read(file));
    return [self, packages?.['']].map((entry) => ({ file, ...entry }));
  })
  // Published packages get their version when they are packed.
  .filter(({ name, version: said }) => name === 'chuhe' && said !== undefined);
const [, newest] = /^## \[(\d.*)\]/m.exec(read('CHANGELOG.md')) ?? [];
found.push({ file: 'CHANGELOG.md', version: newest });
const [tag] = process.argv.slice(2);
if (tag !== undefined) found.push({ file: 'the tag', version: tag.replace(/^v/, '') });

for (const { file, version: said } of found.filter((entry) => entry.version !== version)) {
  console.error(`${file} has version ${said}, CMakeLists.txt ${version}`);
  process.exitCode = 1;
}
