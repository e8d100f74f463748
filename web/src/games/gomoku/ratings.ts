// SPDX-License-Identifier: MIT
// What each level is worth, to the nearest 50, by games between the levels: Elo differences counted
// from 500 for the first, with 30 games of each level against those one and two below and 300 000
// nodes a move at most. Written by `script/ladder 30 gomoku`.

export const ratings = [500, 700, 800, 950, 1100, 1250, 1400, 1600, 1700, 1950] as const;
