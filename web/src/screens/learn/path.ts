// SPDX-License-Identifier: MIT
// The path of a learner: the lessons of a game, then the screens that follow them.

import type { GameId } from '../../engine/protocol.ts';
import { kEndings, kRulings, kTraining } from '../../route.ts';
import { lessonIds, type LessonId } from './lessons.ts';

/** The screens after the lessons, by their places. */
export type FurtherPlace = typeof kEndings | typeof kTraining | typeof kRulings;

/** In order. */
export const furtherPlaces: Readonly<Record<GameId, readonly FurtherPlace[]>> = {
  xiangqi: [kEndings, kTraining, kRulings],
  gomoku: [],
};

export function isFurther(id: LessonId | FurtherPlace): id is FurtherPlace {
  return furtherPlaces.xiangqi.some((place) => place === id);
}

/** What follows the lesson: the next one, then the first screen after the lessons; null at the end of the path. */
export function nextOnPath(game: GameId, lesson: LessonId): LessonId | FurtherPlace | null {
  const way = [...lessonIds[game], ...furtherPlaces[game]];
  return way[way.indexOf(lesson) + 1] ?? null;
}
