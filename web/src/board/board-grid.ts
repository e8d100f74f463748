// SPDX-License-Identifier: MIT
// The transparent grid over the board: one cell per point for pointer, keyboard and screen reader.

import { kRulingId } from '../games/ruling.ts';
import type { Strings } from '../i18n/index.ts';
import { h } from '../ui/dom.ts';
import { squareRows, type Point, type View } from './geometry.ts';
import type * as parts from './grid-late.ts';
import type { BoardModel } from './model.ts';
import { viewOf } from './scene.ts';

export interface GridListener {
  /** `isUnsure`: touched on a point smaller than a fingertip. */
  choose(square: string, isUnsure: boolean): void;
  cancel(): void;
  /** The board got focus by keyboard, or received a key without a meaning on the grid; returns true if handled. */
  hear(event: KeyboardEvent | FocusEvent, square: string | null): boolean;
}

/** Keys that also step through a game or switch the engine. */
const kWalkKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']);

/** Loaded after the first paint; until then the points have their bare names, and arrow keys no meaning. */
let late: typeof parts | null = null;

/** The approximate size of a fingertip. */
const kFingerPx = 40;

export class BoardGrid {
  readonly element: HTMLElement;
  readonly #size: View['size'];
  readonly #cells: HTMLElement[][];
  readonly #listener: GridListener;
  #rows: string[][] = [];
  #bySquare: ReadonlyMap<string, HTMLElement> = new Map();
  /** Whether the coming click is a touch; not every browser's click event tells. */
  #isTouched = false;
  #cursor = '';
  #shown: Parameters<BoardGrid['update']> | null = null;
  /** Whether the focus came by pointer: then the keys that step through a game do so. */
  #isPointed = false;
  /** Whether there is a game to step through. */
  isWalked = false;

  constructor(size: View['size'], listener: GridListener) {
    this.#size = size;
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
      this.#isPointed = true;
    });
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      const isWithin = relatedTarget instanceof Node && this.element.contains(relatedTarget);
      if (!isWithin) this.#isPointed = false;
    });
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('focusin', (event) => {
      this.#moveCursor(squareOf(event));
      if (!this.#isPointed) listener.hear(event, squareOf(event));
    });
  }

  update(board: BoardModel, strings: Strings): void {
    const { spec, turn, movable, free } = board;
    this.#turn(viewOf(board), spec.cursorRow);
    if (late === null && this.#shown === null) void this.#bringLate();
    this.#shown = [board, strings];
    const labels = late?.squareLabels(board, this.#rows.flat(), strings);
    const name = late?.boardInWords(board, strings) ?? '';
    setAttribute(this.element, 'aria-label', name);
    this.element.dataset['next'] = spec.sides[turn];
    for (const [square, cell] of this.#bySquare) {
      setAttribute(cell, 'aria-label', labels?.get(square) ?? square);
      setAttribute(cell, 'aria-selected', String(square === board.selected));
      cell.classList.toggle('movable', movable.has(square));
      cell.classList.toggle('free', free.has(square));
    }
  }

  /** The square under a pointer: the browser knows which cell is seen there, however the page is laid out. */
  squareAt({ clientX, clientY }: MouseEvent): string | null {
    const seen = rootOf(this.element)?.elementFromPoint(clientX, clientY) ?? null;
    return this.element.contains(seen) ? (seen?.getAttribute('data-square') ?? null) : null;
  }

  /** Where a pointer is on the grid, in cells from the first point, also beyond the edge. */
  pointAt({ target, offsetX, offsetY }: MouseEvent): Point {
    const { clientWidth, clientHeight, currentCSSZoom = 1 } = this.element;
    // A captured pointer is the grid's, any other one a cell's.
    const isCell = target instanceof HTMLElement && target !== this.element;
    const [left, top] = isCell ? [target.offsetLeft, target.offsetTop] : [0, 0];
    return {
      x: ((left + offsetX / currentCSSZoom) / clientWidth) * this.#size.files - 0.5,
      y: ((top + offsetY / currentCSSZoom) / clientHeight) * this.#size.ranks - 0.5,
    };
  }

  async #bringLate(): Promise<void> {
    late = await import('./grid-late.ts').catch(() => null);
    const shown = this.#shown;
    // After a failed download, the next change of the board tries again.
    this.#shown = null;
    if (late !== null && shown !== null) this.update(...shown);
  }

  /** Names the cells by their squares; the cursor keeps its square, and starts in that row. */
  #turn(view: View, firstRow: number): void {
    const rows = squareRows(view);
    if (rows[0]?.[0] === this.#rows[0]?.[0]) return;
    const hadFocus = this.element.contains(rootOf(this.element)?.activeElement ?? null);
    this.#rows = rows;
    const names = rows.flat();
    this.#bySquare = new Map(this.#cells.flat().map((cell, index) => [names[index] ?? '', cell]));
    for (const [square, cell] of this.#bySquare) cell.dataset['square'] = square;
    this.#moveCursor(this.#cursor || (rows[firstRow]?.[Math.floor(view.size.files / 2)] ?? ''));
    if (hadFocus) this.#bySquare.get(this.#cursor)?.focus();
  }

  #moveCursor(square: string | null): void {
    if (square === null) return;
    this.#cursor = square;
    for (const [name, cell] of this.#bySquare) {
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
    if (kWalkKeys.has(event.key) && this.isWalked && this.#isPointed) return;
    if (event.key === 'Escape') {
      this.#listener.cancel();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#listener.choose(square, false);
    } else {
      const next =
        late?.nextSeen(this.#rows, square, event, (name) => this.#bySquare.get(name)) ?? null;
      if (next !== null) {
        this.#isPointed = false;
        this.#bySquare.get(next)?.focus();
      } else if (this.#isPointed || event.ctrlKey || !this.#listener.hear(event, square)) {
        return;
      }
    }
    event.preventDefault();
  }
}

/** The square of an event's cell, or null. */
export function squareOf(event: Event): string | null {
  const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
  return cell?.getAttribute('data-square') ?? null;
}

function rootOf(element: Element): DocumentOrShadowRoot | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : null;
}

/** Only changed labels are set, because there are many labels and few changes. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
