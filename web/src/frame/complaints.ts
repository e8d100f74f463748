// SPDX-License-Identifier: MIT
// Error messages of a frame, in the reader's language.

import { embedTexts, type EmbedStrings } from '../i18n/en/embed.ts';
import { languageOf } from '../i18n/languages.ts';
import type { OptionFault } from '../embed/attributes.ts';

async function texts(): Promise<EmbedStrings['faults']> {
  const language = languageOf(document.documentElement);
  // Fall back to English if the language cannot be downloaded.
  await embedTexts.load(language).catch(() => {});
  return embedTexts.in(language).faults;
}

/** One sentence for each invalid option. */
export async function optionComplaints(faults: readonly OptionFault[]): Promise<string[]> {
  const words = await texts();
  return faults.map(({ name, value, allowed }) =>
    value === null
      ? words.unknown({ name })
      : words.value({ name, value, allowed: allowed.join(', ') }),
  );
}

export async function missing(): Promise<string> {
  return (await texts()).missing;
}
