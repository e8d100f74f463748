// SPDX-License-Identifier: MIT
// What the lessons say: which texts there are, and those of a language.

import type { Man } from '../../games/game-spec.ts';
import { Texts } from '../../i18n/texts.ts';
import { en } from './en.ts';
import type { LessonId } from './lessons.ts';

export interface LessonText {
  readonly name: string;
  /** What the lesson is about, in a sentence or two. */
  readonly about: string;
  /** For every step: what to do, and what it showed once it is done. */
  readonly steps: readonly { readonly task: string; readonly done: string }[];
}

export interface LearnStrings {
  readonly title: string;
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
  readonly progress: (lesson: string, step: number, steps: number) => string;
  readonly again: string;
  readonly repeated: string;
  readonly right: string;
  readonly finished: string;
  readonly lesson: string;
  readonly done: string;
  readonly actions: Readonly<Record<'back' | 'flip' | 'next' | 'label', string>>;
  readonly play: string;
  readonly notKept: string;
  readonly pieces: string;
  readonly men: Readonly<Record<Man, { readonly name: string; readonly moves: string }>>;
  readonly redAndBlack: string;
}

export const learnTexts = new Texts<LearnStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
