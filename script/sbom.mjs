// SPDX-License-Identifier: MIT
// Usage: node script/sbom.mjs [FILE TARBALL]
// Lists the third-party parts of a release as a CycloneDX bill of materials: the npm packages that the page
// uses, from `npm sbom`, and the parts that are linked in or derived from data. Checks that
// THIRD_PARTY_NOTICES.md names each part; writes the list, of the npm package TARBALL, to FILE.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'web');
const notices = readFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), 'utf8');
const { version, dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));

/** Parts that npm does not know, with a version if it is fixed. */
const others = [
  ['library', 'Emscripten', 'MIT'],
  ['library', 'musl', 'MIT'],
  ['library', 'LLVM', 'Apache-2.0 WITH LLVM-exception'],
  ['data', 'wukong-xiangqi', 'MIT'],
  ['data', 'Chinese-Chess-Practical-Dataset', 'CC-BY-4.0'],
  ['data', 'TW-Kai', 'LicenseRef-OGDL-Taiwan-1.0', '98.1'],
];

function fromNpm() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const text = execFileSync('npm', args, { cwd: web, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(text);
}

const bom = fromNpm();
// Makes the list reproducible.
delete bom.serialNumber;
delete bom.metadata.timestamp;
for (const [type, name, license, known] of others) {
  const number = known === undefined ? {} : { version: known };
  bom.components.push({
    'bom-ref': name,
    type,
    name,
    ...number,
    scope: 'required',
    licenses: [{ expression: license }],
  });
}
const [chuhe] = bom.dependencies.filter(({ ref }) => ref === bom.metadata.component['bom-ref']);
chuhe?.dependsOn.push(...others.map(([, name]) => name));

const [, , file, tarball] = process.argv;
const { license } = JSON.parse(readFileSync(join(web, 'packages/chuhe/package.json'), 'utf8'));
// The page's own manifest is not published; its dependencies are those of the package.
Object.assign(bom.metadata.component, {
  type: 'library',
  name: 'chuhe',
  properties: [],
  purl: `pkg:npm/chuhe@${version}`,
  licenses: [{ expression: license }],
  ...(tarball !== undefined && {
    hashes: [{ alg: 'SHA-512', content: createHash('sha512').update(readFileSync(tarball)).digest('hex') }],
  }),
});

const names = bom.components.map(({ name }) => name);
const faults = [
  ...names.filter((name) => !notices.includes(name)).map((name) => `THIRD_PARTY_NOTICES.md does not name ${name}`),
  ...Object.keys(dependencies).filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
  ...bom.components.filter(({ licenses }) => !licenses?.length).map(({ name }) => `${name} has no licence`),
  ...(bom.bomFormat === 'CycloneDX' && chuhe !== undefined ? [] : ['npm sbom gives another format']),
  ...(bom.metadata.component.version === version ? [] : [`npm sbom is not of version ${version}`]),
];
for (const fault of faults) console.error(`bill of materials: ${fault}`);
if (faults.length === 0 && file !== undefined) writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
