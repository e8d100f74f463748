// SPDX-License-Identifier: MIT
// A rush: as many puzzles as there is time for; the third mistake ends it.

import type { RushLength } from './record.ts';

export const kMostMistakes = 3;

export interface Rush {
  readonly minutes: RushLength;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
  readonly now: number;
  readonly score: number;
  readonly mistakes: number;
  /** The numbers shown so far, the current one last. */
  readonly been: readonly number[];
  readonly isOver: boolean;
}

export function freshRush(minutes: RushLength, now: number): Rush {
  return {
    minutes,
    endsAt: now + minutes * 60_000,
    now,
    score: 0,
    mistakes: 0,
    been: [],
    isOver: false,
  };
}

function secondsLeft({ endsAt, now }: Rush): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Advances the time; nothing changes within a second. */
export function ticked(rush: Rush, now: number): Rush {
  const after = { ...rush, now };
  if (rush.isOver || secondsLeft(after) === secondsLeft(rush)) return rush;
  return { ...after, isOver: now >= rush.endsAt };
}

/** Lets time pass that does not count, because nothing can be played. */
export function paused(rush: Rush, now: number): Rush {
  return rush.isOver ? rush : { ...rush, endsAt: rush.endsAt + now - rush.now, now };
}

export function withAnswer(rush: Rush, isRight: boolean): Rush {
  if (rush.isOver) return rush;
  const mistakes = rush.mistakes + (isRight ? 0 : 1);
  const score = rush.score + (isRight ? 1 : 0);
  return { ...rush, score, mistakes, isOver: mistakes >= kMostMistakes };
}

/** `2:05` */
export function clockOf(rush: Rush): string {
  const seconds = secondsLeft(rush);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
