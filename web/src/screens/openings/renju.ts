// SPDX-License-Identifier: MIT
// The openings of Renju in the page's language.

import type { OpeningName } from '../../engine/protocol.ts';
import type { Language } from '../../i18n/texts.ts';

export interface RenjuName {
  readonly code: string;
  /** As the language writes it. */
  readonly name: string;
  readonly traditional: string;
}

/** Null for none, and for the codes before the third stone, which stand alone. */
export function renjuName(opening: OpeningName | null, language: Language): RenjuName | null {
  if (opening === null || opening.romanised === '') return null;
  const { code, romanised, simplified, traditional } = opening;
  const names = { en: romanised, vi: romanised, 'zh-Hans': simplified, 'zh-Hant': traditional };
  return { code, name: names[language], traditional };
}
