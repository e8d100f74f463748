// SPDX-License-Identifier: MIT
// What each level is worth, to the nearest 50, by games between the levels: Elo differences counted
// from 500 for the first, with 30 games of each level against those one and two below and 100 000
// nodes a move at most. Written by `script/ladder 30`.

export const xiangqiRatings = [500, 1000, 1200, 1500, 1700, 1850, 2200, 2500, 2800, 3050] as const;
