// SPDX-License-Identifier: MIT
// Who plays.

/** The one who moves first, and the other. */
export type Seat = 'first' | 'second';

export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
