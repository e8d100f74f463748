// SPDX-License-Identifier: MIT
// The fours and open threes on a board of stones, as the engine sees them, and what a hint has to do with them.

import { squaresOf } from '../../../games/placement.ts';
import type { Seat } from '../../../games/game-spec.ts';
import { seatToMove } from './selectors.ts';
import type { GameState } from './state.ts';

export type ThreatKind = 'four' | 'open-three';

export interface Threat {
  readonly seat: Seat;
  readonly kind: ThreatKind;
  /** Along the row. */
  readonly stones: readonly string[];
  /** Where one stone more makes a five of a four, or an open four of a three. */
  readonly next: readonly string[];
}

/** Reads `first:four:f8,g8,h8,i8:e8,j8`, and more after spaces. */
function read(text: string): Threat[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const [seat, kind, stones = '', next = ''] = word.split(':');
    return {
      seat: seat as Seat,
      kind: kind as ThreatKind,
      stones: squaresOf(stones),
      next: squaresOf(next),
    };
  });
}

/** Why a hint is good: what it completes, what it makes of its side's stones, and what it stops. */
export interface HintReason {
  readonly completes: readonly Threat[];
  readonly makes: readonly Threat[];
  readonly stops: readonly Threat[];
}

export function hintReason({ spec, shown, view }: GameState): HintReason {
  const { hint, foreseen } = view;
  if (hint === null) return { completes: [], makes: [], stops: [] };
  const mover = seatToMove(spec, shown.snapshot.fen);
  const touched = read(shown.snapshot.threats).filter(({ next }) => next.includes(hint));
  return {
    completes: touched.filter(({ seat, kind }) => seat === mover && kind === 'four'),
    makes: read(foreseen).filter(({ seat, stones }) => seat === mover && stones.includes(hint)),
    stops: touched.filter(({ seat }) => seat !== mover),
  };
}

/** The points by which a hint wins by force, the answers between them; empty where it does not. */
export function forcedLine({ spec, view, thought }: GameState): readonly string[] {
  const { hint } = view;
  if (spec.moves === 'pieces' || hint === null || thought === null) return [];
  const line = squaresOf(thought.info.pv);
  return thought.info.mate > 0 && line[0] === hint ? line : [];
}

/** What the board is to show: those a hint is about, and all if the person wants to see them. */
export function threatsToShow(state: GameState): readonly Threat[] {
  const { completes, makes, stops } = hintReason(state);
  const { settings, shown } = state;
  const standing = settings.showsThreats ? read(shown.snapshot.threats) : [...completes, ...stops];
  return [...standing, ...makes];
}
