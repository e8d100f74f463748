// SPDX-License-Identifier: MIT
// Addresses of the master games and of the quiz.

import type { Seat } from '../../games/seat.ts';
import { hashOf, kMasters } from '../../route.ts';

/**
 * The first word of quiz addresses: `guess-12-red` is the game's number in the list and the side.
 * The shell repeats the word; if it were imported from route.ts, every first visit would load a
 * name for it.
 */
const kQuiz = 'guess';

/**
 * The address of the master games with the position after `moves`; of all games if `moves` is
 * empty.
 */
export function mastersHash(moves: readonly string[]): string {
  const place = moves.length === 0 ? kMasters : `${kMasters}-${moves.join('')}`;
  return hashOf({ screen: 'games', game: 'xiangqi', place });
}

/** The place of a game by its number in the list; the quiz defaults to the winner's side. */
export function quizPlace(game: number, seat: Seat | null = null): string {
  const side = seat === null ? '' : seat === 'first' ? '-red' : '-black';
  return `${kQuiz}-${game}${side}`;
}

/** The address of the quiz; without a game, a random one of the last search results is used. */
export function quizHash(game: number | null): string {
  const place = game === null ? kQuiz : quizPlace(game);
  return hashOf({ screen: 'games', game: 'xiangqi', place });
}
