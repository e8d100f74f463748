// SPDX-License-Identifier: MIT
// What the laboratory of repetitions says: which texts there are, and those of a language.

import { strings as en } from './en/rulings.ts';
import { Texts } from './texts.ts';
import type { RulingsStrings } from './types/rulings.ts';

export type { RulingsStrings } from './types/rulings.ts';

export const rulingsTexts = new Texts<RulingsStrings>(
  en,
  import.meta.glob<RulingsStrings>(['./*/rulings.ts', '!./{en,types}/*'], { import: 'strings' }),
);
