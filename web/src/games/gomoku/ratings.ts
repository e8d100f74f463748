// SPDX-License-Identifier: MIT
// The rating of each level to the nearest 50, from games between levels: Elo differences counted
// from 500 for the first level, 30 games of each level against those one and two below, at most
// 300 000 nodes a move. Written by `script/ladder 30 gomoku`.

export const ratings = [500, 600, 850, 1000, 1150, 1250, 1400, 1600, 1700, 1900] as const;
