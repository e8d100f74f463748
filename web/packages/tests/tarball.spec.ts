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
  // attw fails if it finds a problem; a binary file has no types.
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', 'engine.wasm'];
  const { stdout } = await tool('attw', ...options);
  expect(stdout.match(/🟢 \(ESM\)/g)?.length).toBe(8);
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
const game = document.createElement('chuhe-game');
game.play('h2e2');
game.addEventListener('chuhe-end', ({ detail }) => detail.winner === 'first');
game.addEventListener('click', ({ clientX }) => clientX);
document.addEventListener('chuhe-move', ({ detail }) => detail.move.length);
document.querySelector('chuhe-viewer')?.addEventListener('chuhe-move', function ({ detail }) {
  const ply: number = this.ply + detail.ply;
});
// @ts-expect-error a viewer solves nothing
document.createElement('chuhe-viewer').addEventListener('chuhe-move', ({ detail }) => detail.by);
try { await engine.bestMove(); } catch (error) {
  if (error instanceof EngineError) { const { code }: { code: string } = error.fault; }
}
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

const frameworks = `
import 'chuhe/svelte';
import { ChuheBoard, ChuheGame, ChuheViewer } from 'chuhe/react';
import type { ChuheGame as GameElement } from 'chuhe';
import { createRef } from 'react';
import type { SvelteHTMLElements } from 'svelte/elements';
import 'chuhe/vue';
import type { GlobalComponents } from 'vue';

const ref = createRef<GameElement>();
export const inReact = (
  <>
    <ChuheGame level={3} moves={['h2e2']} opponent="mai" analysable lang="zh-Hans" className="wide" ref={ref}
      onMove={({ detail }) => detail.by === 'user'} onEnd={({ detail }) => detail.winner}
      onReady={() => ref.current?.play('h9g7')} onError={({ detail }) => detail.fault} onClick={() => {}} />
    <ChuheBoard movable="both" legalMoves={null} arrows={[{ move: 'h2e2' }]} />
    <ChuheViewer record="1. C2=5" ply={1} onMove={({ detail }) => detail.ply + 1} />
    <chuhe-puzzle mate={2} loading="eager" onchuhe-solved={({ detail }) => detail.isUnaided} />
    {/* @ts-expect-error no such player */}
    <ChuheGame opponent="bob" />
    {/* @ts-expect-error a viewer has no such event */}
    <ChuheViewer onSolved={() => {}} />
  </>
);

type InVue = InstanceType<GlobalComponents['chuhe-game']>;
export const inVue: InVue['$props'] = { level: 3, moves: ['h2e2'], analysable: true, class: 'wide' };
export const hear = (emit: InVue['$emit'], end: CustomEvent<{ winner: null; reason: string }>) => emit('chuhe-end', end);
// @ts-expect-error no such level
export const notInVue: InVue['$props'] = { level: 'high' };

export const inSvelte: SvelteHTMLElements['chuhe-viewer'] = {
  ply: 2, record: '', class: 'wide', 'onchuhe-move': ({ detail }) => detail.ply + 1,
};
// @ts-expect-error a word for no look
export const notInSvelte: SvelteHTMLElements['chuhe-board'] = { pieces: 'cubes' };
`;

test('React, Vue and Svelte know the attributes, properties and events', async ({ project }) => {
  for (const framework of ['react', 'vue', 'svelte', '@types/react']) project.link(framework);
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['main.tsx'] }));
  project.write('main.tsx', frameworks);
  await project.tool('tsc', '-p', '.');
});

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
  // The elements alone are larger.
  expect(size).toBeLessThan(9 * 1024);
});

test('a server may import the elements, and renders them with React', async ({ project }) => {
  for (const name of ['react', 'react-dom']) project.link(name);
  project.write(
    'main.js',
    `import 'chuhe';
     import { ChuheGame } from 'chuhe/react';
     import { createElement } from 'react';
     import { renderToStaticMarkup } from 'react-dom/server';
     const props = { level: 3, moves: ['h2e2', 'h9g7'], analysable: true, archived: false };
     const game = createElement(ChuheGame, { ...props, className: 'wide', onMove() {} }, 'Loading');
     console.log(renderToStaticMarkup(game));`,
  );
  const attributes = 'class="wide" moves="h2e2 h9g7" level="3" analysable=""';
  expect(await project.node('main.js')).toBe(`<chuhe-game ${attributes}>Loading</chuhe-game>\n`);
});
