// SPDX-License-Identifier: MIT
// The position on the board of the stored analysis.

import { startFenOf, type GameSpec } from '../../games/game-spec.ts';
import { fenAfter } from '../../games/placement.ts';
import { saveNames } from '../../storage/save-names.ts';
import { loadOwn } from '../../storage/store.ts';
import { fromKept } from '../analyse/keep/saved-analysis.ts';
import { movesTo } from '../analyse/record/tree.ts';

/**
 * Null if nothing was analysed, or if the position is a start position, which all games contain.
 */
export function analysedFen(spec: GameSpec): string | null {
  const kept = loadOwn(saveNames.analyse[spec.id], (raw) => fromKept(spec, raw));
  if (kept === null) return null;
  const fen = fenAfter(spec, kept.tree.startFen, movesTo(kept.tree, kept.at));
  const [board] = fen.split(' ');
  const isStart = spec.rules.some((rules) => startFenOf(spec, rules).split(' ')[0] === board);
  return isStart ? null : fen;
}
