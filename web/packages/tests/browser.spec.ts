// SPDX-License-Identifier: MIT
// Tests the package in pages: with each bundler and without one, in frameworks, and as a worker.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, readme, test, web, type Project } from './project.ts';

/** Waits until the page has received the legal moves and the best move, and shows every element. */
async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('#legal')).toContainText('i9h9');
  await expect(page.locator('#legal')).toHaveText(/^(\w{4} ){40}\w{4}$/);
  await expect(page.locator('#best')).toHaveText('i9h9');
}

/** Every element is there, with the files that it needs. */
async function expectElements(page: Page): Promise<void> {
  await page.locator('chuhe-game[data-state=idle]').waitFor();
  await page.locator('chuhe-board').scrollIntoViewIfNeeded();
  await expect(page.locator('chuhe-board [data-square=e0]')).toBeVisible();
  await page.locator('chuhe-viewer').scrollIntoViewIfNeeded();
  await expect(page.locator('chuhe-viewer').getByText('C2=5')).toBeVisible();
  await page.locator('chuhe-puzzle').scrollIntoViewIfNeeded();
  await page.locator('chuhe-puzzle[data-state=solving]').waitFor();
  await page.locator('chuhe-analysis').scrollIntoViewIfNeeded();
  await page.locator('chuhe-analysis:is([data-state=idle], [data-state=thinking])').waitFor();
}

/** The recipe of the README, which is also a script of the example. */
async function runRecipe(project: Project, bundler: string): Promise<void> {
  const line = (start: string): string =>
    new RegExp(`^${start} .*$`, 'm').exec(readme)?.[0] ?? `no ${start} in the README`;
  const recipe = `${line(bundler)} && ${line('cp')}`;
  expect(JSON.parse(project.read('package.json')).scripts[bundler]).toBe(recipe);
  await project.shell(recipe);
  project.write('dist/index.html', project.read('index.html'));
}

const builds: Record<string, (project: Project) => Promise<unknown>> = {
  Vite: (project) => project.tool('vite', 'build', '--base', './'),
  async webpack(project) {
    project.write('build.js', webpackBuild);
    await project.node('build.js');
    project.write('dist/index.html', project.read('index.html'));
  },
  esbuild: (project) => runRecipe(project, 'esbuild'),
  Rollup: (project) => runRecipe(project, 'rollup'),
};

/** Runs webpack through its API, because its command line is a separate package. */
const webpackBuild = `
import webpack from 'webpack';
import config from './webpack.config.js';
webpack({ ...config, context: import.meta.dirname }, (error, stats) => {
  if (error !== null || stats.hasErrors()) throw error ?? new Error(stats.toString());
});`;

for (const [bundler, build] of Object.entries(builds)) {
  test(`${bundler} packs rules, engine and elements`, async ({ project, page, serve }) => {
    project.addExample('bundlers');
    await build(project);
    // Served from a subfolder, as on many hosts.
    await page.goto(`${await serve(project.folder)}/dist/`);
    await expectAnswers(page);
    await expectElements(page);
  });
}

test('a page that only asks for rules gets the engine and no other file', async ({ project }) => {
  project.write('index.html', '<script type="module" src="./main.js"></script>');
  project.write('main.js', "import { loadRules } from 'chuhe/rules';\nawait loadRules();");
  await project.tool('vite', 'build');
  const files = readdirSync(join(project.folder, 'dist/assets'));
  const kinds = files.map((name) => name.slice(name.lastIndexOf('.')));
  expect(kinds.filter((kind) => kind !== '.js')).toEqual(['.wasm']);
});

test("Vite's development server serves rules and engine", async ({ project, page }) => {
  project.addExample('bundlers');
  const vite = spawn(process.execPath, [join(web, 'node_modules/.bin/vite'), '--port', '0'], {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  while (!/http:\S+/.test(said)) said += String(await once(vite.stdout, 'data'));
  await page.goto(/http:\S+/.exec(said)?.[0] ?? '');
  await expectAnswers(page);
  vite.kill();
});

test('a page needs no bundler', async ({ project, page, serve }) => {
  project.addExample('bundlers');
  await page.goto(`${await serve(project.folder)}/no-bundler.html`);
  await expectAnswers(page);
});

test('an isolated page stops its engine at once, another one too', async ({
  project,
  page,
  serve,
}) => {
  project.write(
    'index.html',
    `<!doctype html><output></output><script type="module">
      import { createEngine } from './node_modules/chuhe/dist/engine.js';
      const engine = await createEngine();
      for await (const { depth } of engine.analyse()) if (depth >= 4) break;
      const { move } = await engine.bestMove({ moves: ['h2h9'] }, { depth: 8, useBook: false });
      document.querySelector('output').textContent = move + ' ' + crossOriginIsolated;
    </script>`,
  );
  const isolation = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  await page.goto(await serve(project.folder));
  await expect(page.locator('output')).toHaveText(/^\w{4} false$/);
  await page.goto(await serve(project.folder, isolation));
  await expect(page.locator('output')).toHaveText(/^\w{4} true$/);
});

test('a page plays with the package of another origin', async ({ project, page, serve }) => {
  const packages = await serve(project.folder, { 'Access-Control-Allow-Origin': '*' });
  project.write(
    'index.html',
    `<!doctype html><output></output><script type="module">
      import { createEngine } from '${packages}/node_modules/chuhe/dist/engine.js';
      const engine = await createEngine();
      const { move } = await engine.bestMove({ moves: ['h2h9'] }, { depth: 8, useBook: false });
      document.querySelector('output').textContent = move;
    </script>`,
  );
  await page.goto(await serve(project.folder));
  await expect(page.locator('output')).toHaveText('i9h9');
});

test("uci-worker stands where stockfish.js's worker stood", async ({ project, page, serve }) => {
  project.write('index.html', '<!doctype html><title>GUI</title>');
  await page.goto(await serve(project.folder));
  const lines = await page.evaluate(async () => {
    const worker = new Worker('./node_modules/chuhe/dist/uci-worker.js', { type: 'module' });
    const said: string[] = [];
    worker.postMessage('uci');
    worker.postMessage('position startpos moves h2h9');
    worker.postMessage('go depth 7');
    await new Promise<void>((resolve) => {
      worker.addEventListener('message', ({ data }) => {
        said.push(data);
        if (data.startsWith('bestmove')) resolve();
      });
    });
    return said;
  });
  expect(lines).toContain('uciok');
  expect(lines.at(-1)).toMatch(/^bestmove i9h9 ponder \w{4}$/);
});

test('the snippet of the README is a page with a game', async ({ project, page, serve }) => {
  const [, html = ''] = /```html\n(.*?)```/s.exec(readme) ?? [];
  project.write('index.html', `<!doctype html>${html}`);
  await page.goto(await serve(project.folder));
  await expect(page.locator('chuhe-game')).toHaveAttribute('data-state', 'idle');
});

for (const framework of ['react', 'vue', 'svelte']) {
  test(`${framework} shows a game and hears its moves`, async ({ project, page, serve }) => {
    project.addExample(framework);
    if (framework === 'react') await project.tool('tsc', '-p', '.');
    await project.tool('vite', 'build', '--base', './');
    await page.goto(`${await serve(project.folder)}/dist/`);
    const game = page.locator('chuhe-game');
    await expect(game).toHaveAttribute('data-state', 'idle');
    await game.locator('[data-square=h2]').click();
    await game.locator('[data-square=e2]').click();
    await expect(page.locator('#played')).toHaveText(/^h2e2 \w{4}$/);
  });
}
