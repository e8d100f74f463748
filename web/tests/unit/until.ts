// SPDX-License-Identifier: MIT
// What comes of itself, however slow the machine is.

import { vi } from 'vitest';

/** Tries again until `look` throws nothing; what never comes fails after twenty seconds. */
export function until<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  // oxlint-disable-next-line no-restricted-properties -- for all others
  return vi.waitFor(look, { timeout: 20_000, interval: 5 });
}
