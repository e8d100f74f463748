// SPDX-License-Identifier: MIT
// What a lesson is made of: small positions, and what to do in each. What may be done there the engine says.

import type { Foul } from '../../games/stones.ts';

/** What a stone makes: a four that one point completes, or more than one; a three that becomes an open four. */
export type Shape = 'four' | 'open-four' | 'open-three';

/** By FEN letter of the piece that moves, where the goal asks for one. */
export type Goal =
  /** The piece goes to one of these points. */
  | { readonly kind: 'reach'; readonly piece: string; readonly squares: readonly string[] }
  /** The piece moves, wherever it may. */
  | { readonly kind: 'move'; readonly piece: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'win'; readonly reason: 'checkmate' | 'stalemate' | 'five-in-a-row' }
  /** Any move that does not lose at once by repetition. */
  | { readonly kind: 'vary' }
  /** A stone that makes all these rows, and where `stops` is true leaves the other side none. */
  | { readonly kind: 'shapes'; readonly makes: readonly Shape[]; readonly stops: boolean }
  /** Four after four to the five; the engine answers each. */
  | { readonly kind: 'fours' }
  /** A point is chosen that is barred for that reason. */
  | { readonly kind: 'barred'; readonly foul: Foul }
  /** A four whose only answers are barred. */
  | { readonly kind: 'trap' }
  /** In swap2 the side with the better chances is taken. */
  | { readonly kind: 'side' };

export interface LessonStep {
  readonly fen: string;
  /** Played before the learner comes. */
  readonly moves?: readonly string[];
  readonly goal: Goal;
}
