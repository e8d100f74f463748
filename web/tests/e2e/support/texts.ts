// SPDX-License-Identifier: MIT
// The texts of the page in each language, for tests that compare them.

import type { Strings } from '../../../src/i18n/en/page.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { traditional } from '../../../traditional-chinese.ts';

/** A text of the page without parameters. */
export async function said(language: Language, text: (texts: Strings) => string): Promise<string> {
  const isMade = language === 'zh-Hant';
  const folder = isMade ? 'zh-hans' : language.toLowerCase();
  const { strings }: { strings: Strings } = await import(`../../../src/i18n/${folder}/page.ts`);
  return isMade ? traditional(text(strings)) : text(strings);
}
