// SPDX-License-Identifier: MIT
// The dialog in which boards and pieces are chosen; what is chosen shows at once, behind it too.

import { engravingOf, pieceSets, type PieceSet } from '../board/piece-sets.ts';
import { kGlyphBox } from '../board/glyphs.ts';
import {
  boardOf,
  boards,
  chooseLook,
  lookWish,
  pieceSetOf,
  type LookWish,
} from '../elements/look-wish.ts';
import { xiangqi } from '../games/xiangqi.ts';
import type { Language } from '../i18n/texts.ts';
import boardStyle from '../styles/boards.css?inline';
import style from '../styles/look.css?inline';
import tokens from '../styles/tokens.css?inline';
import { drawing, h } from '../ui/dom.ts';
import { lookTexts, type LookStrings } from './strings.ts';

/** One of each kind of strength, either side: a general, a horse, a cannon, a soldier. */
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

/** A few points of the board, and a piece of either side. */
function patch(board: string): HTMLElement {
  return h(
    'span',
    { class: 'patch', 'data-board': board },
    h('span', { class: 'disc', 'data-seat': 'first' }),
    h('span', { class: 'disc', 'data-seat': 'second' }),
  );
}

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly picture: HTMLElement;
}

function choices(
  name: 'pieces' | 'board',
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

/** What shows where nobody has chosen yet. */
export type Shown = Readonly<{ [Name in keyof LookWish]: string | undefined }>;

function dialogOf(title: string, own: LookStrings, shown: Shown): HTMLDialogElement {
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
  const close = h('button', { type: 'button', 'data-action': 'close' }, own.close);
  const dialog = h(
    'dialog',
    { 'aria-label': title },
    h('h2', {}, title),
    choices('pieces', own.pieces, pieces, wish.pieces ?? shown.pieces ?? 'traditional', (value) =>
      chooseLook({ pieces: pieceSetOf(value) }),
    ),
    choices('board', own.board, grounds, wish.board ?? shown.board ?? 'wood', (value) =>
      chooseLook({ board: boardOf(value) }),
    ),
    h('div', { class: 'buttons' }, close),
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}

/** `element` says which theme applies, and what shows until somebody chooses. */
export async function openLook(
  title: string,
  language: Language,
  element: HTMLElement,
): Promise<void> {
  // English will do where the language cannot be fetched.
  await lookTexts.bring(language).catch(() => {});
  // The button may have been pressed again while this was on its way.
  if (document.querySelector('.chuhe-look') !== null) return;
  const { theme, contrast, pieces, board } = element.dataset;
  const host = h('div', { class: 'chuhe-look', lang: language, 'data-theme': theme ?? 'light' });
  if (contrast !== undefined) host.dataset['contrast'] = contrast;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + boardStyle + style);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const dialog = dialogOf(title, lookTexts.in(language), { pieces, board });
  root.append(dialog);
  document.body.append(host);
  dialog.addEventListener('close', () => host.remove());
  dialog.showModal();
}
