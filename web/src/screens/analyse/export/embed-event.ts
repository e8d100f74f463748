// SPDX-License-Identifier: MIT
// The event sent to the page when the reader embeds an analysis elsewhere.

import type { Embedded } from '../../common/embedded.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, lineFrom, movesTo, nodeOf } from '../record/tree.ts';

export function embedEvent(state: AnalysisState, record: string | null): CustomEvent<Embedded> {
  const { spec, tree, at, settings, isTurned } = state;
  const detail = {
    game: spec.id,
    startFen: tree.startFen,
    rules: settings.rules,
    line: lineFrom(tree, kRoot).map((id) => nodeOf(tree, id).move),
    moves: movesTo(tree, at),
    record,
    isTurned,
    level: null,
  };
  return new CustomEvent('chuhe-embed', { detail, bubbles: true, composed: true });
}
