// SPDX-License-Identifier: MIT
// Checks the tarball with publint, attw and the compiler, and its contents.

import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, run, tarball, test, web } from './project.ts';

const tool = (name: string, ...args: string[]): Promise<{ stdout: string }> =>
  run(join(web, 'node_modules/.bin', name), [tarball, ...args]);

test('publint has nothing to say', async () => {
  const { stdout } = await tool('publint', '--strict');
  expect(stdout).toContain('All good!');
});

test('types and scripts resolve alike for every importer of ES modules', async () => {
  // attw fails if it finds a problem.
  const { stdout } = await tool('attw', '--profile', 'esm-only');
  expect(stdout.match(/🟢 \(ESM\)/g)?.length).toBe(6);
});

test('the package brings its licence, and the version of the page', async ({ project }) => {
  const manifest = JSON.parse(project.read('node_modules/chuhe/package.json'));
  const page = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));
  expect(manifest.version).toBe(page.version);
  expect(manifest.dependencies).toBeUndefined();
  expect(project.read('node_modules/chuhe/LICENSE')).toContain('MIT');
  expect(project.read('node_modules/chuhe/THIRD_PARTY_NOTICES.md')).toContain('Emscripten');
});

const consumer = `
import { createEngine, EngineError, type Report } from 'chuhe/engine';
import { loadRules, type Snapshot } from 'chuhe/rules';
import { createUci } from 'chuhe/uci';
import 'chuhe';

const engine = await createEngine({ game: 'gomoku' });
const best: string | null = (await engine.bestMove({ moves: ['h8'] }, { depth: 2 })).move;
for await (const report of engine.analyse()) { const depth: number = (report satisfies Report).depth; }
const snapshot: Snapshot = (await loadRules()).describe().snapshot;
createUci().onmessage = ({ data }) => data.startsWith('info');
document.createElement('chuhe-game').play('h2e2');
// @ts-expect-error no such game
await createEngine({ game: 'chess' });
// @ts-expect-error only createEngine makes one
new EngineError();
`;

for (const resolution of ['Bundler', 'NodeNext']) {
  test(`strict types hold where modules are resolved as ${resolution}`, async ({ project }) => {
    const compilerOptions = {
      target: 'ES2022',
      module: resolution === 'Bundler' ? 'ESNext' : resolution,
      moduleResolution: resolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['main.ts'] }));
    project.write('main.ts', consumer);
    await project.tool('tsc', '-p', '.');
  });
}

test('importing one entry point brings none of the others', async ({ project }) => {
  project.write(
    'main.js',
    "import { createUci } from 'chuhe/uci';\nimport 'chuhe/engine';\ncreateUci();",
  );
  await project.tool(
    'esbuild',
    'main.js',
    '--bundle',
    '--format=esm',
    '--minify',
    '--outfile=out.js',
  );
  const size = brotliCompressSync(project.read('out.js')).length;
  expect(size).toBeLessThan(8 * 1024);
});

test('a server may import the elements', async ({ project }) => {
  project.write('main.js', "import 'chuhe/react';\nconsole.log('imported');");
  expect(await project.node('main.js')).toBe('imported\n');
});
