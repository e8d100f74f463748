// SPDX-License-Identifier: MIT
// What a frame says where it has nothing to show, in the reader's language.

import { embedTexts, type EmbedStrings } from '../i18n/en/embed.ts';
import { languageOf } from '../i18n/languages.ts';
import type { OptionFault } from './options.ts';

async function texts(): Promise<EmbedStrings['faults']> {
  const language = languageOf(document.documentElement);
  // Without the language it is said in English.
  await embedTexts.load(language).catch(() => {});
  return embedTexts.in(language).faults;
}

/** A sentence for each option that cannot be what it is. */
export async function optionComplaints(faults: readonly OptionFault[]): Promise<string[]> {
  const words = await texts();
  return faults.map(({ name, value, allowed }) =>
    value === null
      ? words.unknown({ name })
      : words.value({ name, value, allowed: allowed.join(', ') }),
  );
}

export async function complaint(kind: 'record' | 'position' | 'missing'): Promise<string> {
  return (await texts())[kind];
}
