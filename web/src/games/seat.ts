// SPDX-License-Identifier: MIT
// The two players.

/** The player who moves first, and the other. */
export type Seat = 'first' | 'second';

export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
