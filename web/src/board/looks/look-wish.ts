// SPDX-License-Identifier: MIT
// The reader's choice of boards and pieces, for every board of this origin in every tab.

import {
  boards,
  oneOf,
  pieceSets,
  views,
  type BoardName,
  type PieceSet,
  type ViewName,
} from '../../games/looks.ts';
import { saveNames } from '../../storage/save-names.ts';
import { fieldsOf } from '../../storage/store.ts';
import { Wish } from '../../storage/wish.ts';

/** Null: not chosen; the element's attributes apply. */
export interface LookWish {
  readonly pieces: PieceSet | null;
  readonly board: BoardName | null;
  readonly view: ViewName | null;
}

const noWish: LookWish = { pieces: null, board: null, view: null };

export function parseLook(raw: unknown): LookWish | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  return {
    pieces: oneOf(pieceSets, fields['pieces']),
    board: oneOf(boards, fields['board']),
    view: oneOf(views, fields['view']),
  };
}

const look = new Wish<LookWish>(saveNames.look, parseLook, noWish);

export function lookWish(): LookWish {
  return look.value;
}

export function chooseLook(changes: Partial<LookWish>): void {
  look.choose(changes);
}

/** Returns a function that stops it. */
export function watchLookWish(hear: () => void): () => void {
  return look.watch(hear);
}
