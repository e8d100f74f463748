// SPDX-License-Identifier: MIT
// The rating of each level to the nearest 50, from games between levels: Elo differences counted
// from 500 for the first level, 30 games of each level against those one and two below, at most 100
// 000 nodes a move. Written by `script/ladder 30`.

export const ratings = [500, 1000, 1300, 1650, 1950, 2050, 2350, 2600, 3050, 3400] as const;
