// SPDX-License-Identifier: MIT
// What makes each named mate, in one language; it comes when somebody looks at the themes.

import { strings as en } from './en/mates.ts';
import { Texts } from './texts.ts';
import type { MateStrings } from './types/mates.ts';

export const mateTexts = new Texts<MateStrings>(
  en,
  import.meta.glob<MateStrings>(['./*/mates.ts', '!./{en,types}/*'], { import: 'strings' }),
);
