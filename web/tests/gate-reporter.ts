// SPDX-License-Identifier: MIT
// Reports a test run to script/test: the file that CHUHE_FLAKY names lists the tests that passed
// only on a retry. A run with too many tests for the gate fails.

import { appendFileSync } from 'node:fs';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** The limit of tests without the tag @long; see CONTRIBUTING.md. */
const kMostTests = 200;

function isUsual({ tags, parent }: TestCase): boolean {
  return !tags.includes('@long') && parent.project()?.name === 'chromium';
}

export default class GateReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    this.#tellFlaky(tests.filter((test) => test.outcome() === 'flaky'));
    const usual = tests.filter(isUsual);
    if (usual.length <= kMostTests) return Promise.resolve({});
    console.error(`${usual.length} tests in a browser with every change; at most ${kMostTests}.`);
    return Promise.resolve({ status: 'failed' });
  }

  #tellFlaky(flaky: readonly TestCase[]): void {
    const file = process.env['CHUHE_FLAKY'];
    if (file === undefined || flaky.length === 0) return;
    appendFileSync(
      file,
      flaky.map((test) => `${test.titlePath().slice(2).join(' › ')}\n`).join(''),
    );
  }
}
