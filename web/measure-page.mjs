// SPDX-License-Identifier: MIT
// Measures the first visit on Lighthouse's simulated phone: paints, blocking time and long tasks, as medians of five
// runs, beside a page with nothing but a heading, which is what the machine itself costs.
// node measure-page.mjs [SITE…], with dist/ as the site if none is given; several are measured by turns.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemBrowser } from './system-browser.mjs';

const kLighthouse = 'lighthouse@12.8.2';
const kRuns = 5;
/** Shorter tasks do not block. */
const kLongMs = 50;

/**
 * @typedef {{ score: number, firstPaint: number, largestPaint: number, blocking: number, shift: number,
 *   tasks: { url: string, startTime: number, duration: number }[] }} Visit
 * @typedef {{ name: string, address: string, visits: Visit[] }} Site
 */

const plain = mkdtempSync(join(tmpdir(), 'plain-'));
writeFileSync(
  join(plain, 'index.html'),
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    '<title>Plain</title><h1>Plain</h1></html>\n',
);

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

/** @param {string} folder @returns {Promise<string>} its address */
async function serve(folder) {
  const script = join(import.meta.dirname, 'server.mjs');
  const server = spawn(process.execPath, [script, '--port', '0', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const [line] = await once(server.stdout, 'data');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

/** @param {string} address @returns {Promise<Visit>} */
async function visit(address) {
  const flags = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    '--output-path=stdout',
  ];
  const chromium = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', kLighthouse, address, ...flags, chromium],
    { maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: systemBrowser } },
  );
  const { audits, categories } = JSON.parse(stdout);
  /** @param {string} name @returns {number} */
  const value = (name) => audits[name].numericValue;
  return {
    score: categories.performance.score * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    tasks: audits['long-tasks'].details?.items ?? [],
  };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** @param {Visit[]} visits @param {(visit: Visit) => number} read @param {number} digits */
function span(visits, read, digits = 0) {
  const values = visits.map(read);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

/** @param {Visit} visit */
const longest = ({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** @param {Site} site */
function row({ name, visits }) {
  const figures = [
    span(visits, ({ score }) => score),
    span(visits, ({ firstPaint }) => firstPaint),
    span(visits, ({ largestPaint }) => largestPaint),
    span(visits, ({ blocking }) => blocking),
    span(visits, longest),
    span(visits, ({ shift }) => shift, 3),
  ];
  return `| ${[name, ...figures].join(' | ')} |`;
}

/** The long tasks of the visit with the median blocking time. @param {Site} site */
function taskRows({ name, address, visits }) {
  const blocking = median(visits.map((one) => one.blocking));
  const tasks = visits.find((one) => one.blocking === blocking)?.tasks ?? [];
  return tasks
    .filter(({ duration }) => duration > kLongMs)
    .toSorted((a, b) => a.startTime - b.startTime)
    .map(({ url, startTime, duration }) => {
      const file = url.startsWith(address) ? url.slice(address.length) || 'document' : url;
      return `| ${name} | ${startTime.toFixed(0)} | ${duration.toFixed(0)} | ${file} |`;
    });
}

try {
  const given = process.argv.slice(2);
  const named = given.map((folder) => /** @type {const} */ ([folder, folder]));
  if (given.length === 0) named.push(['this site', join(import.meta.dirname, 'dist')]);
  /** @type {Site[]} */
  const sites = [];
  for (const [name, folder] of [['a plain page', plain], ...named]) {
    sites.push({ name, address: await serve(folder), visits: [] });
  }
  for (let run = 0; run < kRuns; run++) {
    for (const site of sites) site.visits.push(await visit(site.address));
  }
  console.log(
    '| site | score | first paint, ms | largest paint | blocking | longest task | shift |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const site of sites) console.log(row(site));
  console.log('\n| site | long task at, ms | takes | attributed to |');
  console.log('|---|---|---|---|');
  for (const line of sites.flatMap(taskRows)) console.log(line);
} finally {
  for (const server of servers) server.kill();
  rmSync(plain, { recursive: true });
}
