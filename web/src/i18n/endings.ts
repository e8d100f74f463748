// SPDX-License-Identifier: MIT
// What the course of endings says: which texts there are, and those of a language.

import { strings as en } from './en/endings.ts';
import { Texts } from './texts.ts';
import type { EndingsStrings } from './types/endings.ts';

export type { EndingKind, EndingPieces, EndingsStrings, Method } from './types/endings.ts';

export const endingTexts = new Texts<EndingsStrings>(
  en,
  import.meta.glob<EndingsStrings>(['./*/endings.ts', '!./{en,types}/*'], { import: 'strings' }),
);
