// SPDX-License-Identifier: MIT
// What setting up a position says in words.

import type { Announcement } from '../../ui/live-region.ts';
import { faultInWords } from '../../ui/words/faults.ts';
import { pieceName } from '../../ui/words/pieces.ts';
import { reasonInWords } from '../../ui/words/result.ts';
import type { Strings } from '../../i18n/index.ts';
import { resultIn } from '../../games/result.ts';
import { isSettled } from '../common/table.ts';
import { boardOf, type EditorState } from './state.ts';
import type { EditorStrings } from '../../i18n/en/editor.ts';

export interface Said {
  readonly headline: string;
  readonly detail: string;
}

/** The end of the game, where the position is one. */
function endOf(state: EditorState, page: Strings): string {
  const result = isSettled(state) ? resultIn(state.shown.snapshot) : null;
  return result === null ? '' : reasonInWords(result, page);
}

export function saidOf(state: EditorState, page: Strings, own: EditorStrings): Said {
  const { verdict, engine } = state;
  if (engine.name === 'failed') {
    return { headline: page.status.failed, detail: page.faults[engine.fault] };
  }
  switch (verdict.kind) {
    case 'pending':
      return { headline: own.pending, detail: '' };
    case 'playable':
      return { headline: own.playable, detail: endOf(state, page) };
    case 'refused':
      return { headline: own.refused, detail: faultInWords(verdict.fault, own.faults) };
  }
}

/** What the last touch did to the board; null where it did nothing. */
function changeOf(
  before: EditorState,
  after: EditorState,
  page: Strings,
  own: EditorStrings,
): string | null {
  if (boardOf(before) === boardOf(after)) return null;
  const [old, pieces] = [before.draft.pieces, after.draft.pieces];
  const squares = new Set([...old.keys(), ...pieces.keys()]);
  const changed = [...squares].filter((square) => old.get(square) !== pieces.get(square));
  // A piece put, taken off or moved; anything more is another board.
  if (changed.length > 2) return own.spoken.count(pieces.size);
  const put = changed.filter((square) => pieces.has(square));
  if (put.length === 0) return changed.map((square) => own.spoken.taken(square)).join(', ');
  const nameAt = (square: string) => pieceName(after.spec, pieces.get(square), page) ?? '';
  return put.map((square) => `${nameAt(square)} ${square}`).join(', ');
}

/** What was changed, and what the engine thinks of it. */
export function announceEditor(
  before: EditorState,
  after: EditorState,
  page: Strings,
  own: EditorStrings,
): Announcement {
  const { selected, verdict } = after;
  const change = changeOf(before, after, page, own);
  if (change !== null && change !== '') return { polite: change, urgent: null };
  const { headline, detail } = saidOf(after, page, own);
  const said = saidOf(before, page, own);
  const isNews = headline !== said.headline || detail !== said.detail;
  if (isNews && verdict.kind !== 'pending') {
    return { polite: `${headline}. ${detail}`.trim(), urgent: null };
  }
  if (selected === before.selected || selected === null) return { polite: null, urgent: null };
  const piece = pieceName(after.spec, after.draft.pieces.get(selected), page);
  return { polite: own.spoken.picked(piece ?? '', selected), urgent: null };
}
