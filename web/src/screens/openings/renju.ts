// SPDX-License-Identifier: MIT
// The openings of Renju as the engine names them: `D4:Kagetsu:花月:花月`.

import type { Language } from '../../i18n/languages.ts';

export interface RenjuName {
  readonly code: string;
  /** As the language writes it. */
  readonly name: string;
  readonly traditional: string;
}

/** Null for none, and for the codes before the third stone, which stand alone. */
export function renjuName(text: string, language: Language): RenjuName | null {
  const [code = '', romanised = '', simplified = '', traditional = ''] = text.split(':');
  if (romanised === '') return null;
  const names = { en: romanised, vi: romanised, 'zh-Hans': simplified, 'zh-Hant': traditional };
  return { code, name: names[language], traditional };
}
