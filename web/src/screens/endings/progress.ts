// SPDX-License-Identifier: MIT
// The mastered endgames, stored between visits.

import { kEndings } from '../../route.ts';
import { fieldsOf } from '../../storage/store.ts';
import { endings } from './endings.ts';

/** The storage key. It is not in storage/save-names.ts, because every first visit would load it. */
export const kSaveName = 'endings';

const kVersion = 1;

export interface EndingsProgress {
  /** Keyed by position, so that the course can be reordered. */
  readonly done: ReadonlySet<string>;
  /** The index of the endgame shown last. */
  readonly at: number;
}

export const noProgress: EndingsProgress = { done: new Set(), at: 0 };

/** The address of an endgame, counted from 1: `endings-12`. */
export function placeOf(ending: number): string {
  return `${kEndings}-${ending + 1}`;
}

/** Null if the address names no endgame. */
export function endingAt(place: string | null): number | null {
  const number = Number(place?.slice(kEndings.length + 1) ?? '') - 1;
  return endings[number] === undefined ? null : number;
}

export function toKept({ done, at }: EndingsProgress): object {
  return { version: kVersion, done: [...done], at };
}

/** Null unless this version wrote it. */
export function fromKept(raw: unknown): EndingsProgress | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { done, at } = fields;
  const names: unknown[] = Array.isArray(done) ? done : [];
  const known = new Set<unknown>(endings.map(({ fen }) => fen));
  return {
    done: new Set(names.filter((name): name is string => known.has(name))),
    at: typeof at === 'number' && endings[at] !== undefined ? at : 0,
  };
}
