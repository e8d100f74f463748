// SPDX-License-Identifier: MIT
// What each level is worth, to the nearest 50, by games between the levels: Elo differences counted
// from 500 for the first, with 30 games of each level against those one and two below and 100 000
// nodes a move at most. Written by `script/ladder 30`.

export const ratings = [500, 1000, 1300, 1650, 1950, 2050, 2350, 2600, 3050, 3400] as const;
