// SPDX-License-Identifier: MIT
// What the lessons say: which texts there are, and those of a language.

import { strings as en } from './en/learn.ts';
import { Texts } from './texts.ts';
import type { LearnStrings } from './types/learn.ts';

export type { LearnStrings, LessonText } from './types/learn.ts';

export const learnTexts = new Texts<LearnStrings>(
  en,
  import.meta.glob<LearnStrings>(['./*/learn.ts', '!./{en,types}/*'], { import: 'strings' }),
);
