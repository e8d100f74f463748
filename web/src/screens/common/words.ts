// SPDX-License-Identifier: MIT
// Texts shared by all tables.

import { selectionInWords } from '../../board/labels.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Announcement } from '../../ui/live-region.ts';
import { moveInWords } from '../../ui/words/pieces.ts';
import { lastSaid, notationFor } from './position/written.ts';
import { tableBoard, type Table } from './table.ts';

/** The last move, in the notation of the language. */
export function lastMoveText({ shown }: Table, { notation }: Strings): string {
  return shown.written[notation]?.at(-1) ?? shown.moves.at(-1) ?? '';
}

/** Announces a move, a check, or a selection. */
export function stepInWords(
  before: Table,
  after: Table,
  mayMove: boolean,
  strings: Strings,
): Announcement {
  const { shown } = after;
  const isStep =
    shown !== before.shown &&
    !before.shown.isProvisional &&
    shown.moves.length === before.shown.moves.length + 1;
  if (!isStep) {
    const isPicked = after.position === before.position;
    const [was, is] = [tableBoard(before, mayMove), tableBoard(after, mayMove)];
    return { polite: isPicked ? selectionInWords(was, is, strings) : null, urgent: null };
  }
  const move = shown.moves.at(-1) ?? '';
  const said = lastSaid(shown.written, notationFor(after.spec, null, strings));
  const words = moveInWords(after.spec, before.shown.snapshot.fen, move, strings, said);
  return { polite: words, urgent: shown.snapshot.inCheck ? strings.status.check : null };
}
