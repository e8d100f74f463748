// SPDX-License-Identifier: MIT
// The scale from scores to winning chances, equal to that of engine/review/judgement.h;
// tools/accuracy.mjs reads it here.

/** Units of score per logit of the winning chance, fitted to games (decision 24). */
export const unitsPerLogit = { xiangqi: 280, gomoku: 400 };

/** The loss of winning chances that halves the value of a move (decision 24). */
export const halvingLoss = 0.06;
