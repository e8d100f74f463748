// SPDX-License-Identifier: MIT
// The ten opponents, one per level. Their styles are in styles.ts; their names and faces load with
// the views that show them.

/** From weakest to strongest: the first plays at level 1. */
export const opponentIds = [
  'bao',
  'an',
  'leo',
  'mai',
  'ken',
  'rosa',
  'hong',
  'yuki',
  'lan',
  'wei',
] as const;

export type OpponentId = (typeof opponentIds)[number];

/** Null if the value is not an opponent. */
export function opponentOf(value: unknown): OpponentId | null {
  return opponentIds.find((one) => one === value) ?? null;
}

export function levelOf(opponent: OpponentId): number {
  return opponentIds.indexOf(opponent) + 1;
}
