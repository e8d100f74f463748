// SPDX-License-Identifier: MIT
// The ten opponents, one for each level. How they play is in styles.ts; what they are called and look like comes with
// what shows it.

/** From the weakest to the strongest: the first is as strong as level 1. */
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

/** Null for what is none of them. */
export function opponentOf(value: unknown): OpponentId | null {
  return opponentIds.find((one) => one === value) ?? null;
}

export function levelOf(opponent: OpponentId): number {
  return opponentIds.indexOf(opponent) + 1;
}
