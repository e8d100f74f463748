// SPDX-License-Identifier: MIT
// The openings of Renju in the page's language.

import type { OpeningName } from '../../engine/protocol.ts';
import type { RenjuOpening } from '../../i18n/index.ts';

/** Null for none, and for the codes before the third stone, which stand alone. */
export function renjuOpening(opening: OpeningName | null): RenjuOpening | null {
  return opening === null || opening.romanised === '' ? null : opening;
}
