// SPDX-License-Identifier: MIT
// Tiles for choosing pieces, boards and views; a choice applies immediately to every board.

import {
  boards,
  kUsualPieces,
  oneOf,
  pieceSets,
  views,
  type PieceSet,
  type ViewName,
} from '../games/looks.ts';
import { engravingOf } from '../board/piece-sets.ts';
import { kGlyphBox } from '../board/glyphs.ts';
import { chooseLook, lookWish, type LookWish } from '../board/looks/look-wish.ts';
import { xiangqi } from '../games/xiangqi/index.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import type { LookStrings } from '../i18n/en/look.ts';

/** Sample pieces of both sides: a general, a horse, a cannon, a soldier. */
const kShown = ['K', 'n', 'C', 'p'];

function discs(set: PieceSet): HTMLElement {
  const shown = kShown.flatMap((letter) => {
    const piece = xiangqi.pieces[letter];
    const engraving = piece && engravingOf(set, piece);
    if (!engraving) return [];
    const picture = drawing(engraving.path, kGlyphBox);
    picture.style.strokeWidth = String(256 * engraving.weight);
    return [h('span', { class: 'disc', 'data-seat': piece.seat }, picture)];
  });
  return h('span', { class: 'discs' }, ...shown);
}

/** A few points of the board, and a piece of each side. */
function patch(board: string): HTMLElement {
  return h(
    'span',
    { class: 'patch', 'data-board': board },
    h('span', { class: 'disc', 'data-seat': 'first' }),
    h('span', { class: 'disc', 'data-seat': 'second' }),
  );
}

/** The lines of a board seen from above or at an angle. */
function slant(view: ViewName): HTMLElement {
  const path =
    view === 'flat'
      ? 'M8 4H40V36H8zM16 4V36M24 4V36M32 4V36M8 12H40M8 20H40M8 28H40'
      : 'M12 9H36L46 32H2zM18 9L13 32M24 9V32M30 9L35 32M9.8 14H38.2M7 20.5H41M2 32V36H46V32';
  return h('span', { class: 'slant' }, drawing(path, '0 0 48 40'));
}

/** Creating a context is the only way to find out. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

function noteOn(view: string, own: LookStrings): string {
  if (view !== '3d') return '';
  return hasWebGl() ? own.turning : own.noWebGl;
}

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly picture: HTMLElement;
}

function choices(
  name: keyof LookWish,
  title: string,
  offered: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
): HTMLElement {
  const tiles = offered.map(({ value, text, picture }) => {
    const input = h('input', { type: 'radio', name, value, 'data-setting': `${name}-${value}` });
    input.checked = value === chosen;
    input.addEventListener('change', () => choose(value));
    return h('label', {}, input, picture, h('span', {}, text));
  });
  return h('fieldset', {}, h('legend', {}, title), h('div', { class: `tiles ${name}` }, ...tiles));
}

/** The default look. */
export type ShownLook = Readonly<{ [Name in keyof LookWish]: string | undefined }>;

export function lookFields(own: LookStrings, shown: ShownLook): HTMLElement[] {
  const wish = lookWish();
  const pieces = pieceSets.map((set) => ({
    value: set,
    text: own.sets[set],
    picture: discs(set),
  }));
  const grounds = boards.map((board) => ({
    value: board,
    text: own.boards[board],
    picture: patch(board),
  }));
  const looks = views.map((view) => ({ value: view, text: own.views[view], picture: slant(view) }));
  const seen = wish.view ?? shown.view ?? 'flat';
  const note = h('p', { role: 'status' }, noteOn(seen, own));
  return [
    choices('pieces', own.pieces, pieces, wish.pieces ?? shown.pieces ?? kUsualPieces, (value) =>
      chooseLook({ pieces: oneOf(pieceSets, value) }),
    ),
    choices('board', own.board, grounds, wish.board ?? shown.board ?? 'wood', (value) =>
      chooseLook({ board: oneOf(boards, value) }),
    ),
    choices('view', own.view, looks, seen, (value) => {
      chooseLook({ view: oneOf(views, value) });
      setText(note, noteOn(value, own));
    }),
    note,
  ];
}
