// SPDX-License-Identifier: MIT
// How pieces move and why a move is none, in one language.

import { strings as en } from './en/moving.ts';
import { Texts } from './texts.ts';
import type { MovingStrings } from './types/moving.ts';

export type { IllegalFacts, MovingStrings } from './types/moving.ts';

export const movingTexts = new Texts<MovingStrings>(
  en,
  import.meta.glob<MovingStrings>(['./*/moving.ts', '!./{en,types}/*'], { import: 'strings' }),
);
