// SPDX-License-Identifier: MIT
// Addresses of the master games and of the quiz.

import type { Seat } from '../../games/seat.ts';
import { hashOf, kMasters } from '../../route.ts';

/**
 * Where a master's moves are guessed: `guess-12-red` is a game by its number in the list, and the side. The shell knows
 * the word as well; in route.ts every first visit would fetch a name for it.
 */
export const kQuiz = 'guess';

/** The games with the position after the moves; all games if there are none. */
export function mastersHash(moves: readonly string[]): string {
  const place = moves.length === 0 ? kMasters : `${kMasters}-${moves.join('')}`;
  return hashOf({ screen: 'openings', game: 'xiangqi', place });
}

/** The place of a game by its number in the list; the quiz defaults to the winner's side. */
export function quizPlace(game: number, seat: Seat | null = null): string {
  const side = seat === null ? '' : seat === 'first' ? '-red' : '-black';
  return `${kQuiz}-${game}${side}`;
}

/** Without a game, a random one of the last search results. */
export function quizHash(game: number | null): string {
  const place = game === null ? kQuiz : quizPlace(game);
  return hashOf({ screen: 'openings', game: 'xiangqi', place });
}
