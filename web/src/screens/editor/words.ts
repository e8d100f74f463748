// SPDX-License-Identifier: MIT
// The texts of the editor.

import type { Announcement } from '../../ui/live-region.ts';
import { faultInWords } from '../../ui/words/faults.ts';
import { pieceName } from '../../ui/words/pieces.ts';
import { reasonInWords } from '../../ui/words/result.ts';
import type { Strings } from '../../i18n/index.ts';
import { resultIn } from '../../games/result.ts';
import { isSettled } from '../common/table.ts';
import { boardOf, type EditorState } from './state.ts';
import type { EditorStrings } from '../../i18n/en/editor.ts';
import { listOf } from '../../ui/words/list-of.ts';
import { sentences } from '../../ui/words/sentences.ts';

export interface Said {
  readonly headline: string;
  readonly detail: string;
}

/** Describes the end of the game if the position is final. */
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

/** Describes the effect of the last touch; null if it had none. */
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
  // One piece was placed, removed or moved; more changes are a new board.
  if (changed.length > 2) return own.spoken.count(pieces.size);
  const put = changed.filter((square) => pieces.has(square));
  if (put.length === 0)
    return listOf(
      page,
      changed.map((square) => own.spoken.taken(square)),
    );
  const nameAt = (square: string) => pieceName(after.spec, pieces.get(square), page) ?? '';
  return listOf(
    page,
    put.map((square) => `${nameAt(square)} ${square}`),
  );
}

/** Announces the change and the engine's verdict. */
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
    return { polite: sentences(page, headline, detail), urgent: null };
  }
  if (selected === before.selected || selected === null) return { polite: null, urgent: null };
  const piece = pieceName(after.spec, after.draft.pieces.get(selected), page);
  return { polite: own.spoken.picked(piece ?? '', selected), urgent: null };
}
