// SPDX-License-Identifier: MIT
// Which endings were mastered, kept between visits.

import { kEndings } from '../../route.ts';
import { fieldsOf } from '../../storage/store.ts';
import { endings } from './endings.ts';

/** Under which it is kept; with the names of storage/save-names.ts every first visit would fetch it. */
export const kSaveName = 'endings';

const kVersion = 1;

export interface EndingsProgress {
  /** By position: the course may be put in another order. */
  readonly done: ReadonlySet<string>;
  /** Which one was on the board. */
  readonly at: number;
}

export const noProgress: EndingsProgress = { done: new Set(), at: 0 };

/** The place in the address of an ending, counted from 1: `endings-12`. */
export function placeOf(ending: number): string {
  return `${kEndings}-${ending + 1}`;
}

/** Null where the place names none. */
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
