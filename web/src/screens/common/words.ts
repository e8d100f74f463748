// SPDX-License-Identifier: MIT
// What tables say alike.

import { announce, type Announcement } from '../../ui/words/announce.ts';
import { moveInWords } from '../../ui/words/describe.ts';
import type { Strings } from '../../i18n/index.ts';
import { asGame, type Table } from './table.ts';

/** The move that led to what is shown, in the notation of the language. */
export function lastMoveText({ shown }: Table, { notation }: Strings): string {
  return shown.written[notation]?.at(-1) ?? shown.moves.at(-1) ?? '';
}

/** A move that was made on the board, a check it gives, or what was picked up. */
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
    const { polite } = announce(asGame(before, mayMove), asGame(after, mayMove), strings);
    const isPicked = after.selected !== before.selected && after.position === before.position;
    return { polite: isPicked ? polite : null, urgent: null };
  }
  const move = shown.moves.at(-1) ?? '';
  const words = moveInWords(after.spec, before.shown.snapshot.fen, move, strings);
  return { polite: words, urgent: shown.snapshot.inCheck ? strings.status.check : null };
}
