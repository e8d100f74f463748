// SPDX-License-Identifier: MIT
// Exports a record to the clipboard, a file or an address.

import { hashOf } from '../../../route.ts';
import type { GameId } from '../../../engine/protocol.ts';
import { formats, type ExportKind } from '../../../games/formats.ts';
import type { Strings } from '../../../i18n/index.ts';
import type { AnalysisState } from '../state.ts';
import { kRoot, lineFrom, headerOf, moveText, numberOf, type OfRecord } from '../record/tree.ts';
import { notationOf } from '../words.ts';

/** The main line as text with numbered moves. */
export function plainText(state: AnalysisState, strings: Strings): string {
  const { tree } = state;
  const rows: string[] = [];
  for (const id of lineFrom(tree, kRoot)) {
    const { number, isFirst } = numberOf(state, id);
    const text = moveText(tree, id, notationOf(state, strings));
    if (isFirst) rows.push(`${number}. ${text}`);
    else if (rows.length === 0) rows.push(`${number}. … ${text}`);
    else rows.push(`${rows.pop() ?? ''} ${text}`);
  }
  return rows.join('\n');
}

/** The address that opens the page with a record, written as a link. */
export function addressOf(game: GameId, place: string): string {
  return new URL(hashOf({ screen: 'analyse', game, place }), location.href).href;
}

/** A file name made from the players' names, without characters that file systems reject. */
export function baseName({ spec, tree }: OfRecord): string {
  const { first, second } = spec.playerHeaders;
  const players = [headerOf(tree, first), headerOf(tree, second)].filter((name) => name !== '');
  const name = players
    .join(' - ')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '')
    .slice(0, 80)
    .trim();
  return name || 'chuhe';
}

export function fileName(record: OfRecord, kind: ExportKind): string {
  return `${baseName(record)}.${formats[kind].ending}`;
}
