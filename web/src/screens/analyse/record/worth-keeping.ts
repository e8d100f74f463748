// SPDX-License-Identifier: MIT
// Decides which records are stored in the archive.

import type { AnalysisState } from '../state.ts';
import { isPlain, kRoot, lineFrom } from './tree.ts';

/** A shorter line without annotations is not worth storing. */
const kLeastPlies = 8;

export function isWorthKeeping({ tree, archiveId, source, shown }: AnalysisState): boolean {
  const plies = lineFrom(tree, kRoot).length;
  if (plies === 0 || shown.isProvisional) return false;
  if (archiveId !== null) return true;
  // Games of a file are stored only on request.
  return (source?.games.length ?? 0) < 2 && (plies >= kLeastPlies || !isPlain(tree));
}
