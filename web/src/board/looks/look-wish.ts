// SPDX-License-Identifier: MIT
// What boards and pieces somebody chose: for every board of this origin, in every tab.

import {
  boards,
  pieceSets,
  views,
  type BoardName,
  type PieceSet,
  type ViewName,
} from '../../games/looks.ts';
import { saveNames } from '../../storage/save-names.ts';
import { fieldsOf, load, save, watchStore } from '../../storage/store.ts';

/** Null is nobody's choice: what the element's attributes say then applies. */
export interface LookWish {
  readonly pieces: PieceSet | null;
  readonly board: BoardName | null;
  readonly view: ViewName | null;
}

const noWish: LookWish = { pieces: null, board: null, view: null };

export function pieceSetOf(value: unknown): PieceSet | null {
  return pieceSets.find((set) => set === value) ?? null;
}

export function boardOf(value: unknown): BoardName | null {
  return boards.find((board) => board === value) ?? null;
}

export function viewOf(value: unknown): ViewName | null {
  return views.find((view) => view === value) ?? null;
}

export function parseLook(raw: unknown): LookWish | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  return {
    pieces: pieceSetOf(fields['pieces']),
    board: boardOf(fields['board']),
    view: viewOf(fields['view']),
  };
}

/** Hears of what is chosen in this tab; a store tells other tabs only. */
const chosen = new EventTarget();

/** Where nothing can be kept, the choice lasts as long as the page. */
let unkept: LookWish | null = null;

export function lookWish(): LookWish {
  return unkept ?? load(saveNames.look, parseLook) ?? noWish;
}

export function chooseLook(changes: Partial<LookWish>): void {
  const wish = { ...lookWish(), ...changes };
  unkept = save(saveNames.look, wish) ? null : wish;
  chosen.dispatchEvent(new Event('change'));
}

/** Returns what ends it. */
export function watchLookWish(hear: () => void): () => void {
  chosen.addEventListener('change', hear);
  const unwatch = watchStore(saveNames.look, parseLook, hear);
  return () => {
    chosen.removeEventListener('change', hear);
    unwatch();
  };
}
