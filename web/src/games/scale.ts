// SPDX-License-Identifier: MIT
// By which scores become winning chances. engine/review/judgement.h has the same; tools/accuracy.mjs reads it here.

/** How many units of a score make a logit of winning, fitted to games (decision 24). */
export const unitsPerLogit = { xiangqi: 280, gomoku: 400 };

/** The fall of the winning chances that halves what a move counts (decision 24). */
export const halvingLoss = 0.06;
