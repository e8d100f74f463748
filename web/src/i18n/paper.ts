// SPDX-License-Identifier: MIT
// What is printed, in one language.

import { strings as en } from './en/paper.ts';
import { Texts } from './texts.ts';
import type { PaperStrings } from './types/paper.ts';

export const paperTexts = new Texts<PaperStrings>(
  en,
  import.meta.glob<PaperStrings>(['./*/paper.ts', '!./{en,types}/*'], { import: 'strings' }),
);
