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

/** In order; at least one per game. */
export const lessonIds: Readonly<Record<GameId, readonly [LessonId, ...LessonId[]]>> = {
  xiangqi: [
    'chariot',
    'cannon',
    'horse',
    'elephant',
    'advisor',
    'general',
    'soldier',
    'check',
    'mate',
    'stalemate',
    'repetition',
  ],
  gomoku: ['five', 'four', 'three', 'fork', 'fours', 'defence', 'foul', 'swap2'],
};
