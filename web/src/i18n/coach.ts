// SPDX-License-Identifier: MIT
// What the coach says before a blunder, in one language.

import { strings as en } from './en/coach.ts';
import { Texts } from './texts.ts';
import type { CoachStrings } from './types/coach.ts';

export const coachTexts = new Texts<CoachStrings>(
  en,
  import.meta.glob<CoachStrings>(['./*/coach.ts', '!./{en,types}/*'], { import: 'strings' }),
);
