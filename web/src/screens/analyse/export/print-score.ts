// SPDX-License-Identifier: MIT
// Prints the main line of an analysis as a scoresheet.

import type { PieceSet } from '../../../games/looks.ts';
import type { Strings } from '../../../i18n/index.ts';
import { printScore } from '../../common/paper/scoresheet.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, lineFrom, nodeOf, moveText } from '../record/tree.ts';
import { notationOf, terminationInWords } from '../words.ts';

export async function printRecord(
  state: AnalysisState,
  pieces: PieceSet,
  strings: Strings,
): Promise<void> {
  const { spec, tree } = state;
  const notation = notationOf(state, strings);
  const line = lineFrom(tree, kRoot);
  const score = {
    spec,
    startFen: tree.startFen,
    moves: line.map((id) => nodeOf(tree, id).move),
    texts: line.map((id) => moveText(tree, id, notation)),
    notation,
    headers: tree.headers,
    outcome: terminationInWords(tree, strings),
    pieces,
  };
  await printScore(score, strings);
}
