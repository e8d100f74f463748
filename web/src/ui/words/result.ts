// SPDX-License-Identifier: MIT
// The end of a game in words.

import type { GameSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import type { EndReason, Result } from '../../games/result.ts';
import type { Strings } from '../../i18n/index.ts';

/** Who won; `own` is the seat of the only person playing, null if there are two people or none. */
export function outcomeInWords(
  { winner }: Result,
  spec: GameSpec,
  own: Seat | null,
  { status, analyse, sides }: Strings,
): string {
  if (winner === null) return status.drawn;
  if (own === null) return analyse.wins(sides[spec.sides[winner]]);
  return winner === own ? status.won : status.lost;
}

/** Why the game is over; ruling.ts has the words for repetitions. */
export function reasonInWords({ reason }: Result, { reasons }: Strings): string {
  const texts: Readonly<Partial<Record<EndReason, string>>> = reasons;
  return texts[reason] ?? '';
}
