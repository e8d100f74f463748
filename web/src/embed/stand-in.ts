// SPDX-License-Identifier: MIT
// The placeholder of an element that is not loaded yet or cannot be loaded: its space, position and
// moves.

import { edgesFor, type Edges } from '../board/edges.ts';
import { measure } from '../board/measures.ts';
import { boardPicture } from '../board/picture.ts';
import { isNotation } from '../engine/protocol.ts';
import { seatOfSide, type GameSpec } from '../games/game-spec.ts';
import { boards, kUsualPieces, oneOf, pieceSets } from '../games/looks.ts';
import { gameSpec } from '../games/index.ts';
import { onBoardOf, placementAfter } from '../games/placement.ts';
import { languageOf, type Language } from '../i18n/languages.ts';
import aloneCss from '../styles/alone.css?inline';
import { h } from '../ui/dom.ts';
import { laterSheet } from '../ui/later-sheet.ts';
import { rootOf } from '../ui/root.ts';
import { shapeElement } from '../ui/shape.ts';
import { sheet, sheetOf } from '../ui/sheet.ts';
import { themeOf, themeWishOf } from '../ui/theme.ts';

/** The attributes that the placeholder uses. */
export const shownAttributes = [
  'game',
  'fen',
  'moves',
  'ply',
  'record',
  'side',
  'coordinates',
  'notation',
  'pieces',
  'theme',
  'board',
] as const;

const ownSheet = sheetOf(`
  .picture > svg { display: block; width: 100%; height: 100% }
  .line { overflow-wrap: anywhere; white-space: pre-line }
  .game:not(.alone, .missing) > .panel { min-height: 20rem }
`);

const aloneSheet = sheetOf(aloneCss);

function wordsIn(element: Element, name: string): string[] {
  return (element.getAttribute(name) ?? '').split(/\s+/).filter((word) => word !== '');
}

/** Nothing stands around the board. */
const isAlone = ({ localName }: Element): boolean => localName === 'chuhe-board';

const player = (): HTMLElement => h('div', { class: 'player' });

/**
 * The edges in the element's notation or that of its language; the language's texts are not loaded
 * here.
 */
function edgesOf(element: Element, spec: GameSpec): Edges {
  const given = element.getAttribute('notation');
  if (isNotation(given)) return edgesFor(spec, given);
  const hasNumerals = /^(zh|ja)/.test(languageOf(element));
  return edgesFor(spec, hasNumerals ? 'zh-hans' : 'wxf');
}

export class StandIn {
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  /** Why the element cannot be loaded. */
  #fault: Readonly<Record<Language, string>> | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#root = rootOf(element);
    // The element itself wears others.
    const styles = [sheet, laterSheet, ownSheet, ...(isAlone(element) ? [aloneSheet] : [])];
    this.#root.adoptedStyleSheets = styles.map((style) => style(element.ownerDocument));
    this.show();
  }

  /** Draws the placeholder from the attributes. */
  show(): void {
    const element = this.#element;
    const game = gameSpec(element.getAttribute('game'));
    const spec = onBoardOf(game, element.getAttribute('fen') ?? game.startFen);
    const moves = wordsIn(element, 'moves');
    const ply = element.localName === 'chuhe-viewer' ? Number(element.getAttribute('ply')) : NaN;
    const played = Number.isInteger(ply) ? moves.slice(0, ply) : moves;
    const fen = element.getAttribute('fen') ?? spec.startFen;
    this.#dress();
    const svg = shapeElement(
      boardPicture({
        spec,
        placement: this.#isUnknown() ? new Map() : placementAfter(spec, fen, played),
        isFlipped:
          spec.moving.isTurnable && seatOfSide(spec, element.getAttribute('side')) === 'second',
        pieces: oneOf(pieceSets, element.getAttribute('pieces')) ?? kUsualPieces,
        hasCoordinates: element.getAttribute('coordinates') !== 'off',
        edges: edgesOf(element, spec),
        lastMove: played.at(-1) ?? '',
      }),
    );
    const text = element.getAttribute('record') ?? moves.join(' ');
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', `${spec.id} ${fen} ${moves.join(' ')}`.trim());
    const board = h('div', { class: 'board picture', part: 'board' }, svg);
    const table = h(
      'div',
      { class: 'table' },
      ...(isAlone(element) ? [board] : [player(), board, player()]),
    );
    const sentence = this.#fault
      ? [h('p', { role: 'alert' }, this.#fault[languageOf(element)])]
      : [];
    const panel = h('div', { class: 'panel' }, ...sentence, h('p', { class: 'soft line' }, text));
    const view = h('div', { class: isAlone(element) ? 'game alone' : 'game' }, table, panel);
    view.classList.toggle('missing', this.#fault !== null);
    measure(view, spec);
    this.#root.replaceChildren(view);
  }

  /** Adds an error message to the picture. */
  showMissing(fault: Readonly<Record<Language, string>>): void {
    this.#fault = fault;
    this.show();
  }

  /** Whether the position is unknown: a puzzle to be chosen, or an unread record. */
  #isUnknown(): boolean {
    const element = this.#element;
    if (element.hasAttribute('fen')) return false;
    return element.localName === 'chuhe-puzzle' || element.hasAttribute('record');
  }

  #dress(): void {
    const { dataset } = this.#element;
    const { theme, contrast } = themeOf(
      themeWishOf(this.#element.getAttribute('theme')),
      this.#element.parentElement,
    );
    const board = oneOf(boards, this.#element.getAttribute('board')) ?? 'wood';
    dataset['theme'] = theme;
    dataset['board'] = contrast === null ? board : 'plain';
  }
}
