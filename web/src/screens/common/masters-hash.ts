// SPDX-License-Identifier: MIT
// Where the games of masters are, and where their moves are guessed.

import type { Seat } from '../../games/game-spec.ts';
import { hashOf, kMasters } from '../../route.ts';

/**
 * Where a master's moves are guessed: `guess-12-red` is a game by its number in the list, and the side. The shell knows
 * the word as well; in route.ts every first visit would fetch a name for it.
 */
export const kQuiz = 'guess';

/** Those that came to the position after the moves; all of them for none. */
export function mastersHash(moves: readonly string[]): string {
  const place = moves.length === 0 ? kMasters : `${kMasters}-${moves.join('')}`;
  return hashOf({ screen: 'openings', game: 'xiangqi', place });
}

/** The place of a game by its number in the list; without a side that of the winner is guessed. */
export function quizPlace(game: number, seat: Seat | null = null): string {
  const side = seat === null ? '' : seat === 'first' ? '-red' : '-black';
  return `${kQuiz}-${game}${side}`;
}

/** Without a game one is drawn from those that were found last. */
export function quizHash(game: number | null): string {
  const place = game === null ? kQuiz : quizPlace(game);
  return hashOf({ screen: 'openings', game: 'xiangqi', place });
}
