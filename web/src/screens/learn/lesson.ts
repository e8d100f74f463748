// SPDX-License-Identifier: MIT
// The parts of a lesson: small positions with a goal each. The engine decides which moves are
// legal.

import type { Foul } from '../../games/stones.ts';

/**
 * The shape that a stone makes: a four with one completing point or with several, or a three that
 * can become an open four.
 */
export type Shape = 'four' | 'open-four' | 'open-three';

/** `piece` is the FEN letter of the piece that must move. */
export type Goal =
  /** Move the piece to one of these points. */
  | { readonly kind: 'reach'; readonly piece: string; readonly squares: readonly string[] }
  /** Move the piece anywhere. */
  | { readonly kind: 'move'; readonly piece: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'win'; readonly reason: 'checkmate' | 'stalemate' | 'five-in-a-row' }
  /** Make a move that does not immediately lose by repetition. */
  | { readonly kind: 'vary' }
  /**
   * Place a stone that makes all these shapes and, if `stops` is true, leaves the opponent none.
   */
  | { readonly kind: 'shapes'; readonly makes: readonly Shape[]; readonly stops: boolean }
  /** Win by continuous fours; the engine replies to each. */
  | { readonly kind: 'fours' }
  /** Select a point that is forbidden by this foul. */
  | { readonly kind: 'barred'; readonly foul: Foul }
  /** Make a four whose only replies are forbidden. */
  | { readonly kind: 'trap' }
  /** Take the side with the better chances in swap2. */
  | { readonly kind: 'side' };

export interface LessonStep {
  readonly fen: string;
  /** Played before the learner's turn. */
  readonly moves?: readonly string[];
  /** The points of the river or the palace, marked if the step is about it. */
  readonly region?: readonly string[];
  readonly goal: Goal;
}
