// SPDX-License-Identifier: MIT
// What is said to who plays without seeing the board, in one language.

import { strings as en } from './en/by-ear.ts';
import { Texts } from './texts.ts';
import type { ByEarStrings } from './types/by-ear.ts';

export type { ByEarStrings } from './types/by-ear.ts';

export const byEarTexts = new Texts<ByEarStrings>(
  en,
  import.meta.glob<ByEarStrings>(['./*/by-ear.ts', '!./{en,types}/*'], { import: 'strings' }),
);
