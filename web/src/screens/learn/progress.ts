// SPDX-License-Identifier: MIT
// How far a learner has come, kept between visits.

import { fieldsOf } from '../../storage/store.ts';
import { lessonIds, lessons, type LessonId } from './lessons.ts';

const kVersion = 1;

export interface LearnProgress {
  readonly done: ReadonlySet<LessonId>;
  readonly at: LessonId;
}

export const noProgress: LearnProgress = { done: new Set(), at: lessonIds[0] };

export function isLesson(value: unknown): value is LessonId {
  return lessonIds.some((id) => id === value);
}

export function isLastStep(lesson: LessonId, step: number): boolean {
  return step === lessons[lesson].length - 1;
}

export function toKept({ done, at }: LearnProgress): object {
  return { version: kVersion, done: [...done], at };
}

/** Null unless this version wrote it. */
export function fromKept(raw: unknown): LearnProgress | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { done, at } = fields;
  return {
    done: new Set(Array.isArray(done) ? done.filter(isLesson) : []),
    at: isLesson(at) ? at : lessonIds[0],
  };
}
