// SPDX-License-Identifier: MIT
// The lessons of each game, by name.

import type { GameId } from '../../engine/protocol.ts';
import { gomokuLessons } from './gomoku-lessons.ts';
import type { LessonStep } from './lesson.ts';
import { xiangqiLessons } from './xiangqi-lessons.ts';

export type LessonId = keyof typeof xiangqiLessons | keyof typeof gomokuLessons;

export const lessons: Readonly<Record<LessonId, readonly LessonStep[]>> = {
  ...xiangqiLessons,
  ...gomokuLessons,
};

const pieces = [
  'aim',
  'chariot',
  'cannon',
  'horse',
  'elephant',
  'advisor',
  'general',
  'soldier',
] as const satisfies LessonId[];

const mates = ['check', 'mate', 'stalemate', 'repetition'] as const satisfies LessonId[];

const stones = [
  'five',
  'four',
  'three',
  'fork',
  'fours',
  'defence',
  'foul',
  'swap2',
] as const satisfies LessonId[];

/** In order; at least one per game. */
export const lessonIds: Readonly<Record<GameId, readonly [LessonId, ...LessonId[]]>> = {
  xiangqi: [...pieces, ...mates],
  gomoku: stones,
};

export type SectionId = 'pieces' | 'mates' | 'stones';

/** The lessons in groups, in the same order. */
export const sections: Readonly<Record<GameId, Partial<Record<SectionId, readonly LessonId[]>>>> = {
  xiangqi: { pieces, mates },
  gomoku: { stones },
};
