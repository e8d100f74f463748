// SPDX-License-Identifier: MIT
// What the card at the end of a game says, in one language.

import { strings as en } from './en/over.ts';
import { Texts } from './texts.ts';
import type { OverStrings } from './types/over.ts';

export type { OverStrings } from './types/over.ts';

export const overTexts = new Texts<OverStrings>(
  en,
  import.meta.glob<OverStrings>(['./*/over.ts', '!./{en,types}/*'], { import: 'strings' }),
);
