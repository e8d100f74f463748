// SPDX-License-Identifier: MIT
// Property tests use the same inputs each time, so that a change does not fail because of an older
// bug. `script/test long` runs more of them with new inputs. CHUHE_SEED=N repeats the inputs of a
// failure.

import { configureGlobal } from 'fast-check';

const { CHUHE_PROPERTY_RUNS, CHUHE_SEED } = process.env;

if (CHUHE_SEED !== undefined || CHUHE_PROPERTY_RUNS === undefined) {
  configureGlobal({ seed: Number(CHUHE_SEED ?? 1) });
}
