// SPDX-License-Identifier: MIT
// A learner's progress, stored between visits.

import type { GameId } from '../../engine/protocol.ts';
import { fieldsOf } from '../../storage/store.ts';
import { lessonIds, lessons, type LessonId } from './lessons.ts';

const kVersion = 1;

export interface LearnProgress {
  readonly done: ReadonlySet<LessonId>;
  readonly at: LessonId;
}

export function noProgress(game: GameId): LearnProgress {
  return { done: new Set(), at: lessonIds[game][0] };
}

/** The game's lesson of that name; null if there is none. */
export function lessonNamed(game: GameId, value: unknown): LessonId | null {
  return lessonIds[game].find((id) => id === value) ?? null;
}

export function isLastStep(lesson: LessonId, step: number): boolean {
  return step === lessons[lesson].length - 1;
}

export function toKept({ done, at }: LearnProgress): object {
  return { version: kVersion, done: [...done], at };
}

/** Null unless this version wrote it. */
export function fromKept(game: GameId, raw: unknown): LearnProgress | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { done, at } = fields;
  const names: unknown[] = Array.isArray(done) ? done : [];
  return {
    done: new Set(names.flatMap((name) => lessonNamed(game, name) ?? [])),
    at: lessonNamed(game, at) ?? lessonIds[game][0],
  };
}
