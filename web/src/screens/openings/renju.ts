// SPDX-License-Identifier: MIT
// The openings of Renju as the engine names them: `D4:Kagetsu:花月:花月`.

import type { RenjuOpening } from '../../i18n/index.ts';

/** Null for none, and for the codes before the third stone, which stand alone. */
export function renjuOpening(text: string): RenjuOpening | null {
  const [code = '', romanised = '', simplified = '', traditional = ''] = text.split(':');
  return romanised === '' ? null : { code, romanised, simplified, traditional };
}
