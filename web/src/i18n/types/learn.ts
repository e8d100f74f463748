// SPDX-License-Identifier: MIT
// What the lessons say: which texts there are, and those of a language.

import type { PieceType } from '../../games/game-spec.ts';
import type { MovingStrings } from './moving.ts';

type LessonId = PieceType | 'check' | 'mate' | 'stalemate' | 'repetition';

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
  readonly pieceTypes: MovingStrings['pieceTypes'];
  readonly redAndBlack: string;
}
