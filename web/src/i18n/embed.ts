// SPDX-License-Identifier: MIT
// Everything said about boards on other pages, in one language.

import { strings as en } from './en/embed.ts';
import { Texts } from './texts.ts';
import type { EmbedStrings } from './types/embed.ts';

export type { EmbedStrings } from './types/embed.ts';

export const embedTexts = new Texts<EmbedStrings>(
  en,
  import.meta.glob<EmbedStrings>(['./*/embed.ts', '!./{en,types}/*'], { import: 'strings' }),
);
