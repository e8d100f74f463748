// SPDX-License-Identifier: MIT
// Properties are tried with the same inputs each time, or a change would be refused for a fault that others left.
// `script/test long` asks for more of them, which are new ones each time. CHUHE_SEED=N tries those of a failure again.

import { configureGlobal } from 'fast-check';

const { CHUHE_PROPERTY_RUNS, CHUHE_SEED } = process.env;

if (CHUHE_SEED !== undefined || CHUHE_PROPERTY_RUNS === undefined) {
  configureGlobal({ seed: Number(CHUHE_SEED ?? 1) });
}
