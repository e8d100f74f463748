// SPDX-License-Identifier: MIT
// Everything the openings say.

import { strings as en } from './en/openings.ts';
import { Texts } from './texts.ts';
import type { OpeningTexts } from './types/openings.ts';

export type { OpeningStrings, OpeningTexts } from './types/openings.ts';

export const openingTexts = new Texts<OpeningTexts>(
  en,
  import.meta.glob<OpeningTexts>(['./*/openings.ts', '!./{en,types}/*'], { import: 'strings' }),
);
