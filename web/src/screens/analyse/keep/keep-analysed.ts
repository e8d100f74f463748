// SPDX-License-Identifier: MIT
// Stores the analysed record in the archive, with its variations and the current node.

import type { ArchivedGame } from '../../../archive/archived-game.ts';
import { fromCollected } from '../../../archive/collected.ts';
import { changeStored, storedTwin } from '../../../archive/database.ts';
import { tellNews } from '../../../archive/news.ts';
import { forgetForVisit, keepForVisit } from '../../../archive/visit.ts';
import { idAt } from '../../../games/game-id.ts';
import { kMastersSource } from '../../../masters/source.ts';
import type { AnalysisState } from '../state.ts';
import { isPlain, kRoot, lineFrom, nodeOf, preorder } from '../record/tree.ts';
import { writeTree } from '../record/tree-text.ts';

function gameOf({ spec, tree, at, settings }: AnalysisState, id: number): ArchivedGame {
  const line = lineFrom(tree, kRoot).map((node) => nodeOf(tree, node));
  const clocksMs = line.map(({ clockMs }) => clockMs ?? -1);
  const collected = {
    headers: tree.headers,
    startFen: tree.startFen,
    moves: line.map(({ move }) => move).join(' '),
    clocksMs: clocksMs.some((clock) => clock >= 0) ? clocksMs : [],
    link: '',
    opening: null,
  };
  const record = isPlain(tree) ? null : { form: 'tree' as const, text: writeTree(tree) };
  return {
    ...fromCollected(spec, settings.rules, collected, id),
    source: 'analysed',
    opening: undefined,
    record,
    at: preorder(tree).indexOf(at) + 1,
  };
}

/**
 * A played game only takes the new record and node; any other is replaced but keeps its metadata.
 */
function merged(fresh: ArchivedGame, stored: ArchivedGame | null): ArchivedGame {
  if (stored === null) return fresh;
  const { record, at } = fresh;
  if (stored.source === 'played') return { ...stored, record, at };
  const { id, source, own, levels, opponent, opening, digest } = stored;
  return { ...fresh, id, source, own, levels, opponent, opening, digest };
}

/**
 * Whether the record is an unannotated master game: it is not stored, because the masters' screen
 * has it.
 */
function isMastersOnly({ tree, archiveId }: AnalysisState): boolean {
  const isMasters = tree.headers.some(({ value }) => value === kMastersSource);
  return isMasters && archiveId === null && isPlain(tree);
}

/** Stores the record and returns its id; null if it need not be stored. */
export async function keepAnalysed(state: AnalysisState): Promise<number | null> {
  if (isMastersOnly(state)) return null;
  const fresh = gameOf(state, state.archiveId ?? idAt(Date.now()));
  try {
    const twin = state.archiveId === null ? await storedTwin(fresh.digest) : null;
    const id = twin ?? fresh.id;
    await changeStored(id, (stored) => merged({ ...fresh, id }, stored));
    forgetForVisit([id]);
    tellNews([id]);
    return id;
  } catch {
    keepForVisit([fresh]);
    return fresh.id;
  }
}
