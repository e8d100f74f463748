// SPDX-License-Identifier: MIT
// Measures in Chromium on Linux the cost of threads for the built page: the memory of its process,
// and the time from stopping an analysis to the next answer. node measure-threads.mjs

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const kSteps = 10;
const moves = {
  xiangqi: [
    ['e0', 'e1'],
    ['a9', 'a8'],
  ],
  gomoku: [['a1'], ['o15']],
};

const server = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs'), '--port', '0']);
/** @type {string} */
const site = await new Promise((resolve) =>
  server.stdout.once('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? '')),
);
const system = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** @param {string} file of a process that may have ended */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} pid @param {number} ancestor @returns {boolean} */
function isBelow(pid, ancestor) {
  const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '0';
  return Number(parent) === ancestor || (parent !== '0' && isBelow(parent, ancestor));
}

/** In MB, for the largest renderer process of that browser. @param {number} browser */
function memoryOf(browser) {
  const sizes = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isBelow(pid, browser))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('--type=renderer'))
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return Math.max(...sizes) / 1024;
}

/** Records the duration of each call to the engine's worker. @param {number} threads */
function prepare(threads) {
  localStorage.setItem('chuhe.engine', JSON.stringify({ threads, tableMegabytes: 16 }));
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });
  /** @type {number[]} */
  const waits = [];
  const Original = Worker;
  globalThis.Worker = class extends Original {
    asked = new Map();
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'answered') waits.push(performance.now() - this.asked.get(data.id));
      });
    }
    /** @override @param {{ type: string, id: number }} request */
    postMessage(request) {
      if (request.type === 'call') this.asked.set(request.id, performance.now());
      super.postMessage(request);
    }
  };
  Object.assign(globalThis, { waits });
}

/** @param {number} threads @param {'xiangqi' | 'gomoku'} game */
async function measure(threads, game) {
  const started = await chromium.launchServer({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const browser = await chromium.connect(started.wsEndpoint());
  const page = await browser.newPage();
  await page.addInitScript(prepare, threads);
  await page.goto(`${site}#/analyse/${game}`);
  const analysis = page.locator('chuhe-analysis');
  for (const squares of moves[game]) {
    await analysis.locator('.activity', { hasText: 'depth' }).waitFor();
    await page.waitForTimeout(2000);
    for (const square of squares) {
      await analysis.locator(`[role=gridcell][data-square="${square}"]`).click();
    }
  }
  // Each step stops the search and asks about another position.
  await page.evaluate('waits.length = 0');
  for (let step = 0; step < kSteps; step++) {
    await page.waitForTimeout(1500);
    await analysis
      .locator(`[data-action="${step % 2 === 0 ? 'back' : 'forward'}"]`)
      .first()
      .click();
  }
  await page.waitForTimeout(1500);
  /** @type {number[]} */
  const waits = await page.evaluate('waits.toSorted((a, b) => a - b)');
  const memory = memoryOf(started.process().pid ?? 0);
  await browser.close();
  await started.close();
  const [median = NaN, longest = NaN] = [waits[waits.length >> 1], waits.at(-1)];
  console.log(
    `${game}, ${threads} threads: ${memory.toFixed(0)} MB; to the next answer ${median.toFixed(0)} ms, ` +
      `at most ${longest.toFixed(0)} ms (of ${waits.length})`,
  );
}

for (const game of /** @type {const} */ (['xiangqi', 'gomoku'])) {
  for (const threads of [1, 2, 4]) await measure(threads, game);
}
server.kill();
