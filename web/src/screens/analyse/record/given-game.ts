// SPDX-License-Identifier: MIT
// Converts a game of another screen to a record.

import type { GameSpec } from '../../../games/game-spec.ts';
import { startFenOf } from '../../../games/game-spec.ts';
import type { GivenGame } from '../../../games/played-game.ts';
import type { AnalysisEvent, GivenPlace } from '../state.ts';
import { parseTree } from './tree-text.ts';
import { emptyTree, kRoot, lineFrom, withHeaders, withLine, type Tree } from './tree.ts';

function treeOf(spec: GameSpec, { startFen, rules, moves, headers, clocksMs }: GivenGame): Tree {
  const start = startFen || startFenOf(spec, rules ?? spec.rules[0]);
  const tree = withHeaders(withLine(emptyTree(start), kRoot, moves, {}), headers);
  if (clocksMs.length === 0) return tree;
  const clocks = new Map(lineFrom(tree, kRoot).map((node, ply) => [node, clocksMs[ply] ?? -1]));
  const nodes = tree.nodes.map((node, id) => {
    const clockMs = clocks.get(id) ?? -1;
    return clockMs < 0 ? node : { ...node, clockMs };
  });
  return { ...tree, nodes };
}

/** The event that opens the game. The engine checks its moves later. */
export function givenEvent(spec: GameSpec, given: GivenGame): AnalysisEvent {
  const { at, id, own, rules, record } = given;
  const place: GivenPlace = { at, archiveId: id, own };
  if (record?.form === 'link') {
    const bytes = new TextEncoder().encode(record.text);
    return { type: 'record-given', bytes, chosen: 0, place };
  }
  const kept = record === null ? null : parseTree(record.text);
  return { type: 'game-given', tree: kept ?? treeOf(spec, given), rules, place };
}
