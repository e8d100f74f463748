// SPDX-License-Identifier: MIT
// Where the games of masters are.

import { hashOf, kMasters } from '../../route.ts';

/** Those that came to the position after the moves; all of them for none. */
export function mastersHash(moves: readonly string[]): string {
  const place = moves.length === 0 ? kMasters : `${kMasters}-${moves.join('')}`;
  return hashOf({ screen: 'openings', game: 'xiangqi', place });
}
