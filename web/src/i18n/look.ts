// SPDX-License-Identifier: MIT
// Everything the dialog about boards and pieces says, in one language.

import { strings as en } from './en/look.ts';
import { Texts } from './texts.ts';
import type { LookStrings } from './types/look.ts';

export type { LookStrings } from './types/look.ts';

export const lookTexts = new Texts<LookStrings>(
  en,
  import.meta.glob<LookStrings>(['./*/look.ts', '!./{en,types}/*'], { import: 'strings' }),
);
