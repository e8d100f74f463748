// SPDX-License-Identifier: MIT
// By which scores become winning chances, and those the accuracy of a player. The page and tools/accuracy.mjs share it.

/** How many units of a score make a logit of winning, fitted to games (decision 24). */
export const unitsPerLogit = { xiangqi: 280, gomoku: 400 };

/** The fall of the winning chances that halves what a move counts (decision 24). */
export const halvingLoss = 0.06;

/** Nearer to a win or a loss than this a move can show nothing any more. */
export const open = 0.02;
