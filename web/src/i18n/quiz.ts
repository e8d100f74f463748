// SPDX-License-Identifier: MIT
// Everything the quiz of masters' moves says.

import { strings as en } from './en/quiz.ts';
import { Texts } from './texts.ts';
import type { QuizStrings } from './types/quiz.ts';

export type { QuizStrings } from './types/quiz.ts';

export const quizTexts = new Texts<QuizStrings>(
  en,
  import.meta.glob<QuizStrings>(['./*/quiz.ts', '!./{en,types}/*'], { import: 'strings' }),
);
