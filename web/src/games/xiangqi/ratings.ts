// SPDX-License-Identifier: MIT
// The rating of each level to the nearest 50, from games between levels: Elo differences counted
// from 500 for the first level, 60 games of each level against those one and two below, at most
// 100 000 nodes a move. Written by `script/ladder 60`.

export const ratings = [500, 850, 1150, 1450, 1700, 2100, 2350, 2750, 3050, 3350] as const;
