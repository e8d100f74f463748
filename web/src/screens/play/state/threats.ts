// SPDX-License-Identifier: MIT
// The fours and open threes on a board of stones, as the engine sees them, and what a hint has to do with them.

import type { ThreatRow } from '../../../engine/protocol.ts';
import { seatToMove } from './queries.ts';
import type { GameState } from './state.ts';

export type ThreatKind = ThreatRow['kind'];

/** Why a hint is good: what it completes, what it makes of its side's stones, and what it stops. */
export interface HintReason {
  readonly completes: readonly ThreatRow[];
  readonly makes: readonly ThreatRow[];
  readonly stops: readonly ThreatRow[];
}

export function hintReason({ spec, shown, hint, foreseen }: GameState): HintReason {
  if (hint === null) return { completes: [], makes: [], stops: [] };
  const mover = seatToMove(spec, shown.snapshot.fen);
  const touched = shown.snapshot.threats.filter(({ next }) => next.includes(hint));
  return {
    completes: touched.filter(({ seat, kind }) => seat === mover && kind === 'four'),
    makes: foreseen.filter(({ seat, stones }) => seat === mover && stones.includes(hint)),
    stops: touched.filter(({ seat }) => seat !== mover),
  };
}

/** The points by which a hint wins by force, the answers between them; empty where it does not. */
export function forcedLine({ spec, hint, thought }: GameState): readonly string[] {
  if (spec.moves === 'pieces' || hint === null || thought === null) return [];
  const { mate, pv } = thought.info;
  return mate > 0 && pv[0] === hint ? pv : [];
}

/** What the board is to show: those a hint is about, and all if the person wants to see them. */
export function threatsToShow(state: GameState): readonly ThreatRow[] {
  const { completes, makes, stops } = hintReason(state);
  const { settings, shown } = state;
  const standing = settings.showsThreats ? shown.snapshot.threats : [...completes, ...stops];
  return [...standing, ...makes];
}
