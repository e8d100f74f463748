// SPDX-License-Identifier: MIT
// Today's set of each game, stored for the whole origin: it is chosen once and stays the same all day.

import type { GameId } from '../../engine/protocol.ts';
import { hashOf } from '../../route.ts';
import { fieldsOf } from '../../storage/store.ts';
import { Wish } from '../../storage/wish.ts';
import { dayOf } from '../common/day.ts';

/** The storage keys. They are not in storage/save-names.ts, because every first visit would load them. */
export const dailyNames: Readonly<Record<GameId, string>> = {
  xiangqi: 'daily',
  gomoku: 'gomoku-daily',
};

const kVersion = 1;

export const kMostTasks = 6;

const onPuzzles = ['puzzle', 'mistake', 'fours', 'defence'] as const;

const kinds = [...onPuzzles, 'ending', 'opening', 'lesson'] as const;

export type TaskKind = (typeof kinds)[number];

export interface Task {
  readonly kind: TaskKind;
  /** On the screen of its kind: the number of a puzzle, or a place of the lessons. */
  readonly place: string;
}

export interface Daily {
  readonly version: typeof kVersion;
  /** The day of the set, counted since 1970. */
  readonly day: number;
  readonly tasks: readonly Task[];
  /** The tasks done, by their index. */
  readonly done: readonly number[];
  /** The set leads from screen to screen. */
  readonly isRunning: boolean;
  /** The last day whose set was finished, and the number of days in a row up to it. */
  readonly last: number;
  readonly streak: number;
}

export const noDaily: Daily = {
  version: kVersion,
  day: -1,
  tasks: [],
  done: [],
  isRunning: false,
  last: -1,
  streak: 0,
};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function taskIn(raw: unknown): Task[] {
  const { kind, place } = fieldsOf(raw) ?? {};
  const known = kinds.find((one) => one === kind);
  return known !== undefined && typeof place === 'string' ? [{ kind: known, place }] : [];
}

/** Null unless this version wrote it. A damaged set is dropped; the days in a row stay. */
export function fromKept(raw: unknown): Daily | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { day, tasks, done, isRunning, last, streak } = fields;
  const days =
    isCount(last) && isCount(streak)
      ? { last, streak }
      : { last: noDaily.last, streak: noDaily.streak };
  const listed: unknown[] = Array.isArray(tasks) ? tasks : [];
  const known = listed.flatMap(taskIn);
  const isWhole = known.length === listed.length && known.length <= kMostTasks;
  if (!isCount(day) || !isWhole) return { ...noDaily, ...days };
  const indices: unknown[] = Array.isArray(done) ? done : [];
  return {
    version: kVersion,
    day,
    tasks: known,
    done: [...new Set(indices.filter(isCount).filter((index) => index < known.length))],
    isRunning: isRunning === true,
    ...days,
  };
}

export const daily: Readonly<Record<GameId, Wish<Daily>>> = {
  xiangqi: new Wish(dailyNames.xiangqi, fromKept, noDaily),
  gomoku: new Wish(dailyNames.gomoku, fromKept, noDaily),
};

export function today(): number {
  return dayOf(new Date());
}

/** The first task to do; -1 after the last. */
export function openTask({ tasks, done }: Daily): number {
  return tasks.findIndex((_task, index) => !done.includes(index));
}

/** Whether today's set leads the reader. */
export function isUnderWay(set: Daily, day: number): boolean {
  return set.isRunning && set.day === day;
}

export function isAnyUnderWay(): boolean {
  return Object.values(daily).some(({ value }) => isUnderWay(value, today()));
}

/** With the last task the day is finished. */
export function withDone(set: Daily, index: number): Daily {
  if (set.done.includes(index)) return set;
  const after = { ...set, done: [...set.done, index] };
  if (openTask(after) >= 0 || set.last === set.day) return after;
  return { ...after, last: set.day, streak: streakOf(set, set.day) + 1 };
}

/** The days in a row up to `day`; a missed day ends them. */
export function streakOf({ last, streak }: Daily, day: number): number {
  return last >= day - 1 ? streak : 0;
}

/** The address of a task. */
export function hashOfTask(game: GameId, { kind, place }: Task): string {
  const screen = onPuzzles.some((one) => one === kind) ? 'puzzles' : 'learn';
  return hashOf({ screen, game, place });
}
