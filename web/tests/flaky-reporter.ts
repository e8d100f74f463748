// SPDX-License-Identifier: MIT
// Tells script/test which tests passed only when they were run again, in the file that CHUHE_FLAKY names.

import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class FlakyReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const file = process.env['CHUHE_FLAKY'];
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    if (file === undefined || flaky.length === 0) return;
    appendFileSync(
      file,
      flaky.map((test) => `${test.titlePath().slice(2).join(' › ')}\n`).join(''),
    );
  }
}
