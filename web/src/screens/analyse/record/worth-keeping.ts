// SPDX-License-Identifier: MIT
// Which records are stored among all games.

import type { AnalysisState } from '../state.ts';
import { isPlain, kRoot, lineFrom } from './tree.ts';

/** A line of fewer moves, of which nothing is said, was only looked at. */
const kLeastPlies = 8;

export function isWorthKeeping({ tree, archiveId, source, shown }: AnalysisState): boolean {
  const plies = lineFrom(tree, kRoot).length;
  if (plies === 0 || shown.isProvisional) return false;
  if (archiveId !== null) return true;
  // The games of a file are kept when somebody says so.
  return (source?.games.length ?? 0) < 2 && (plies >= kLeastPlies || !isPlain(tree));
}
