// SPDX-License-Identifier: MIT
// The relation of a hint in Gomoku to the fours and open threes on the board.

import type { ThreatRow } from '../../../engine/protocol.ts';
import { seatToMove } from '../../../games/placement.ts';
import { touchedBy } from '../../../games/stones.ts';
import type { GameState } from './state.ts';

/** Why a hint is good: what it completes, makes and stops. */
export interface HintReason {
  readonly completes: readonly ThreatRow[];
  readonly makes: readonly ThreatRow[];
  readonly stops: readonly ThreatRow[];
}

export function hintReason({ spec, shown, view }: GameState): HintReason {
  const { hint, foreseen } = view;
  if (hint === null) return { completes: [], makes: [], stops: [] };
  const mover = seatToMove(spec, shown.snapshot.fen);
  return {
    ...touchedBy(shown.snapshot.threats, hint, mover),
    makes: foreseen.filter(({ seat, stones }) => seat === mover && stones.includes(hint)),
  };
}

/** The points of a forced win, including the answers; empty if there is none. */
export function forcedLine({ spec, view, thought }: GameState): readonly string[] {
  const { hint } = view;
  if (spec.forcedWin === 'mate' || hint === null || thought === null) return [];
  const { mate, pv } = thought.info;
  return mate > 0 && pv[0] === hint ? pv : [];
}

/** The threats to show: those of a hint, and all if the person wants to see them. */
export function threatsToShow(state: GameState): readonly ThreatRow[] {
  const { completes, makes, stops } = hintReason(state);
  const { settings, shown } = state;
  const standing = settings.showsThreats ? shown.snapshot.threats : [...completes, ...stops];
  return [...standing, ...makes];
}
