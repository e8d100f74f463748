// SPDX-License-Identifier: MIT
// The transparent grid over the board: one cell per square for pointer, keys and screen reader.

import { squareRows, type View } from '../board/geometry.ts';
import { viewOf } from '../board/scene.ts';
import type { Strings } from '../i18n/index.ts';
import { movableSquares } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { h } from '../ui/dom.ts';
import { kRulingId } from '../ui/ruling-card.ts';
import { squareLabels } from './describe.ts';
import { nextSquare } from './grid-keys.ts';

export interface GridListener {
  choose(square: string): void;
  cancel(): void;
}

export class BoardGrid {
  readonly element: HTMLElement;
  readonly #cells: HTMLElement[][];
  readonly #listener: GridListener;
  #rows: string[][] = [];
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
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('focusin', (event) => this.#moveCursor(squareOf(event)));
  }

  update(state: GameState, strings: Strings): void {
    this.#turn(viewOf(state));
    const labels = squareLabels(state, this.#rows.flat(), strings);
    const bottom = state.spec.sides[viewOf(state).isFlipped ? 'second' : 'first'];
    const title = strings.spoken.board(strings.title, strings.sides[bottom]);
    setAttribute(this.element, 'aria-label', title);
    const movable = movableSquares(state);
    for (const [square, cell] of this.#bySquare()) {
      setAttribute(cell, 'aria-label', labels.get(square) ?? square);
      setAttribute(cell, 'aria-selected', String(square === state.selected));
      cell.classList.toggle('movable', movable.has(square));
    }
  }

  /** Names the cells by the squares they lie on; the cursor stays on its square. */
  #turn(view: View): void {
    const rows = squareRows(view);
    if (rows[0]?.[0] === this.#rows[0]?.[0]) return;
    const hadFocus = this.element.contains(focusedIn(this.element));
    this.#rows = rows;
    this.#cells.flat().forEach((cell, index) => (cell.dataset['square'] = rows.flat()[index]));
    // The first visit begins at the near edge, where one's own pieces stand.
    this.#moveCursor(this.#cursor || (rows.at(-1)?.[Math.floor(view.size.files / 2)] ?? ''));
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
    if (square !== null) this.#listener.choose(square);
  }

  #key(event: KeyboardEvent): void {
    const square = squareOf(event);
    if (square === null || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      this.#listener.cancel();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#listener.choose(square);
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
