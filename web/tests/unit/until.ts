// SPDX-License-Identifier: MIT
// Waits for events, however slow the machine is.

import { vi } from 'vitest';

/** Retries until `look` throws no error; fails after twenty seconds. */
export function until<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  // oxlint-disable-next-line no-restricted-properties -- for all others
  return vi.waitFor(look, { timeout: 20_000, interval: 5 });
}
