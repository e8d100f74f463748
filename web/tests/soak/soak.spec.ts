// SPDX-License-Identifier: MIT
// Uses the page for hours without a reload and checks that no round leaves anything behind.

import { measurer, pageSize, type PageSize } from '../e2e/support/page-size.ts';
import { expect, test } from '../e2e/support/test.ts';
import { growthPerRound, kCycle, kMost } from './growth.ts';
import { bytesOf, grownMost, keptByScripts, type Kept } from './heap.ts';
import { playRound } from './rounds.ts';

const minutes = Number(process.env['CHUHE_SOAK_MINUTES'] ?? 120);

/** Leaves three steps in the second half. */
const kFewestCycles = 8;

/**
 * The allowed growth in the second half relative to the whole: occasional allocations, and code
 * that V8 keeps compiling in ever smaller amounts.
 */
const kMostAdded = 1.1;

interface Measure extends PageSize {
  readonly kept: Kept;
  readonly heapMegabytes: number;
}

// With the service worker, as for readers.
test.use({ serviceWorkers: 'allow' });

test('after hours of playing, analysing and learning the page has not grown', async ({
  page,
  site,
}) => {
  test.setTimeout((minutes + 90) * 60_000);
  const session = await measurer(page);
  await page.goto(site.url);
  const measures: Measure[] = [];
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end || measures.length < kFewestCycles; round++) {
    await playRound(page, site.url, round);
    if ((round + 1) % kCycle !== 0) continue;
    const size = await pageSize(page, session);
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const kept = await keptByScripts(session);
    measures.push({ ...size, kept, heapMegabytes: usedSize / 1e6 });
    const told = { bytes: bytesOf(kept), heap: usedSize, ...size };
    console.log(`round ${round + 1}: ${JSON.stringify(told)}`);
  }
  const middle = measures[Math.floor(measures.length / 2)]!;
  const last = measures.at(-1)!;
  const grows = (number: (one: Measure) => number): number => growthPerRound(measures.map(number));
  expect
    .soft(
      grows(({ kept }) => bytesOf(kept)),
      `what scripts keep, more with each round:\n${grownMost(middle.kept, last.kept)}`,
    )
    .toBeLessThan(kMost.bytes);
  for (const name of ['nodes', 'listeners', 'documents'] as const) {
    expect
      .soft(
        grows((one) => one[name]),
        `${name} with each round`,
      )
      .toBeLessThan(kMost[name]);
    expect.soft(last[name], name).toBeLessThanOrEqual(middle[name] * kMostAdded);
  }
  expect.soft(last.workers).toBeLessThanOrEqual(middle.workers);
  expect(last.heapMegabytes).toBeLessThan(middle.heapMegabytes * kMostAdded);
});
