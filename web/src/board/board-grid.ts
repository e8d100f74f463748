// SPDX-License-Identifier: MIT
// The transparent grid over the board: one cell per square for pointer, keys and screen reader.

import { squareRows, type View } from './geometry.ts';
import { viewOf } from './scene.ts';
import type { Strings } from '../i18n/index.ts';
import { isUsersTurn, liftableSquares } from '../screens/play/state/queries.ts';
import type { GameState } from '../screens/play/state/state.ts';
import { h } from '../ui/dom.ts';
import { legalMoves } from '../screens/common/shown.ts';
import { seatToMove } from '../games/placement.ts';
import { kRulingId } from '../games/ruling.ts';
import { boardInWords, squareLabels } from '../ui/words/describe.ts';
import { nextSquare } from './grid-keys.ts';

export interface GridListener {
  /** `isUnsure`: by a finger on a point smaller than itself. */
  choose(square: string, isUnsure: boolean): void;
  cancel(): void;
}

/** A fingertip covers about as much. */
const kFingerPx = 40;

export class BoardGrid {
  readonly element: HTMLElement;
  readonly #cells: HTMLElement[][];
  readonly #listener: GridListener;
  #rows: string[][] = [];
  /** Whether the click to come is a finger's; not every browser's click knows. */
  #isTouched = false;
  #cursor = '';

  constructor(size: View['size'], listener: GridListener) {
    this.#listener = listener;
    this.#cells = Array.from({ length: size.ranks }, () =>
      Array.from({ length: size.files }, (_cell, x) =>
        h('div', { role: 'gridcell', tabindex: '-1', 'aria-colindex': String(x + 1) }, ''),
      ),
    );
    const rows = this.#cells.map((cells, y) =>
      h('div', { role: 'row', 'aria-rowindex': String(y + 1) }, ...cells),
    );
    this.element = h(
      'div',
      { role: 'grid', class: 'grid', part: 'grid', 'aria-describedby': kRulingId },
      ...rows,
    );
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('pointerdown', ({ pointerType }) => {
      this.#isTouched = pointerType === 'touch';
    });
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('focusin', (event) => this.#moveCursor(squareOf(event)));
  }

  /** `movable` are the squares whose men follow a finger; `also` is said of those squares besides. */
  update(
    state: GameState,
    strings: Strings,
    movable = liftableSquares(state),
    also?: ReadonlyMap<string, string>,
  ): void {
    const putsStones = state.spec.moves === 'stones';
    // One's own pieces stand at the near edge; stones begin in the middle.
    const lastRow = state.spec.ranks - 1;
    this.#turn(viewOf(state), putsStones ? lastRow / 2 : lastRow);
    const labels = squareLabels(state, this.#rows.flat(), strings, also);
    setAttribute(this.element, 'aria-label', boardInWords(state, strings));
    this.element.dataset['next'] =
      state.spec.sides[seatToMove(state.spec, state.shown.snapshot.fen)];
    const places = new Set(putsStones && isUsersTurn(state) ? legalMoves(state) : []);
    for (const [square, cell] of this.#bySquare()) {
      setAttribute(cell, 'aria-label', labels.get(square) ?? square);
      setAttribute(cell, 'aria-selected', String(square === state.selected));
      cell.classList.toggle('movable', movable.has(square));
      cell.classList.toggle('free', places.has(square));
    }
  }

  /** Names the cells by the squares they lie on; the cursor stays on its square, at first in that row. */
  #turn(view: View, firstRow: number): void {
    const rows = squareRows(view);
    if (rows[0]?.[0] === this.#rows[0]?.[0]) return;
    const hadFocus = this.element.contains(focusedIn(this.element));
    this.#rows = rows;
    this.#cells.flat().forEach((cell, index) => (cell.dataset['square'] = rows.flat()[index]));
    this.#moveCursor(this.#cursor || (rows[firstRow]?.[Math.floor(view.size.files / 2)] ?? ''));
    if (hadFocus) this.#cellOf(this.#cursor)?.focus();
  }

  *#bySquare(): Generator<[string, HTMLElement]> {
    for (const cell of this.#cells.flat()) yield [cell.dataset['square'] ?? '', cell];
  }

  #cellOf(square: string): HTMLElement | undefined {
    return this.#cells.flat().find((cell) => cell.dataset['square'] === square);
  }

  #moveCursor(square: string | null): void {
    if (square === null) return;
    this.#cursor = square;
    for (const [name, cell] of this.#bySquare()) {
      setAttribute(cell, 'tabindex', name === square ? '0' : '-1');
    }
  }

  #click(event: Event): void {
    const square = squareOf(event);
    const width = this.#cells[0]?.[0]?.clientWidth ?? kFingerPx;
    if (square !== null) this.#listener.choose(square, this.#isTouched && width < kFingerPx);
    this.#isTouched = false;
  }

  #key(event: KeyboardEvent): void {
    const square = squareOf(event);
    if (square === null || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      this.#listener.cancel();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#listener.choose(square, false);
    } else {
      const next = nextSquare(this.#rows, square, event);
      if (next === null) return;
      this.#cellOf(next)?.focus();
    }
    event.preventDefault();
  }
}

function squareOf(event: Event): string | null {
  const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
  return cell?.getAttribute('data-square') ?? null;
}

function focusedIn(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** Changes nothing where nothing changed: labels are many, news are few. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
