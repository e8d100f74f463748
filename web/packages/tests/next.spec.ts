// SPDX-License-Identifier: MIT
// Installs Next.js with the package, builds the example and runs it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, run, tarball, test } from './project.ts';

test('Next.js renders, hydrates, and answers on the server', async ({ project, page }) => {
  // Installing takes 10 to 20 seconds, building 30.
  test.setTimeout(300_000);
  project.addExample('next', { isLinked: false });
  const manifest = JSON.parse(project.read('package.json'));
  manifest.dependencies.chuhe = `file:${tarball}`;
  project.write('package.json', JSON.stringify(manifest));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const options = { cwd: project.folder, env };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], options);
  const next = join(project.folder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], options);

  const server = spawn(process.execPath, [next, 'start', '--port', '0'], options);
  try {
    let said = '';
    while (!/http:\/\/localhost:\d+/.test(said)) said += String(await once(server.stdout, 'data'));
    const site = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
    const { move } = await (await page.request.get(`${site}/move?played=h2h9`)).json();
    expect(move).toBe('i9h9');
    expect(await (await page.request.get(site)).text()).toContain('<chuhe-game level="1">');
    await page.goto(site);
    await expect(page.locator('#legal')).toHaveText('44');
    const game = page.locator('chuhe-game');
    await expect(game).toHaveAttribute('data-state', 'idle');
    await game.locator('[data-square=h2]').click();
    await game.locator('[data-square=e2]').click();
    await expect(page.locator('#played')).toHaveText(/^h2e2 \w{4}$/);
  } finally {
    server.kill();
  }
});
