// SPDX-License-Identifier: MIT
// The balance of the Renju openings: Black's winning chances after each, in percent, from a search of ten million nodes
// by `node tools/gomoku_balance.mjs` (docs/lab/gomoku-search.md).

import type { RuleSet } from '../../engine/protocol.ts';

/** From 1 to 13, direct openings before indirect ones. */
const balance: Partial<Readonly<Record<RuleSet, Readonly<Record<string, readonly number[]>>>>> = {
  freestyle: {
    D: [77, 79, 73, 82, 80, 78, 78, 78, 79, 86, 82, 82, 64],
    I: [68, 82, 78, 82, 75, 79, 74, 87, 82, 85, 75, 92, 45],
  },
  standard: {
    D: [79, 78, 68, 83, 77, 72, 76, 72, 76, 83, 81, 84, 64],
    I: [68, 81, 76, 80, 73, 73, 83, 81, 81, 81, 73, 78, 47],
  },
  renju: {
    D: [67, 71, 55, 73, 69, 64, 71, 62, 63, 59, 66, 66, 50],
    I: [55, 71, 67, 68, 52, 63, 67, 70, 67, 71, 60, 59, 26],
  },
  caro: {
    D: [61, 63, 60, 65, 65, 64, 63, 62, 64, 65, 62, 66, 57],
    I: [59, 62, 60, 65, 59, 63, 64, 63, 61, 61, 66, 65, 59],
  },
};

/** Black's winning chances after the opening, 0 … 1; null if unknown, as of an opening without a number. */
export function balanceOf(code: string, rules: RuleSet): number | null {
  const percent = balance[rules]?.[code.slice(0, 1)]?.[Number(code.slice(1)) - 1];
  return percent === undefined ? null : percent / 100;
}
