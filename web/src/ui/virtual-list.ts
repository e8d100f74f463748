// SPDX-License-Identifier: MIT
// A virtual list: only the visible rows exist. Arrow keys, Page Up, Page Down, Home and End move through it.

import virtual from '../styles/virtual.css?inline';
import { h } from './dom.ts';
import { sheetOf } from './sheet.ts';

/** For its shadow root. */
export const virtualSheet = sheetOf(virtual);

export interface VirtualRow {
  readonly element: HTMLElement;
  /** The focusable element of the row. */
  readonly button: HTMLElement;
  show(index: number): void;
}

/** Extra rows beyond each edge, for fast scrolling. */
const kSpare = 6;

const steps: Readonly<Record<string, (at: number, page: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_at, _page, count) => count - 1,
};

export class VirtualList {
  readonly #height: number;
  readonly #make: () => VirtualRow;
  /** As high as all rows together. */
  readonly #body = h('div', { class: 'virtual-body' });
  readonly element = h('div', { class: 'virtual', role: 'list' }, this.#body);
  readonly #rows: VirtualRow[] = [];
  readonly #resized = new ResizeObserver(() => this.#lay());
  #count = 0;
  #current = 0;
  #isDue = false;

  /** `height` is the row height in pixels. */
  constructor(height: number, make: () => VirtualRow) {
    this.#height = height;
    this.#make = make;
    this.element.addEventListener('scroll', () => this.#layLater(), { passive: true });
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.#resized.observe(this.element);
  }

  /** The row from which the arrow keys move. */
  get current(): number {
    return this.#current;
  }

  /** Sets the number of rows and redraws the visible ones. */
  update(count: number, isFromTop: boolean): void {
    this.#count = count;
    if (isFromTop) this.element.scrollTop = 0;
    this.#current = isFromTop ? 0 : Math.max(0, Math.min(this.#current, count - 1));
    this.#body.style.setProperty('height', `${count * this.#height}px`);
    this.#lay();
  }

  /** Redraws the visible rows. */
  show(): void {
    this.#lay();
  }

  /** Scrolls the row into view, and focuses it if the list had the focus. */
  goTo(index: number, isFocused = false): void {
    this.#current = Math.max(0, Math.min(index, this.#count - 1));
    const top = this.#current * this.#height;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + this.#height > scrollTop + clientHeight) {
      this.element.scrollTop = top + this.#height - clientHeight;
    }
    this.#lay();
    if (isFocused) this.#rowAt(this.#current)?.button.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.#height) - 1);
    this.goTo(step(this.#current, page, this.#count), true);
  }

  #layLater(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#lay();
    });
  }

  #rowAt(index: number): VirtualRow | undefined {
    return this.#rows.length === 0 ? undefined : this.#rows[index % this.#rows.length];
  }

  #lay(): void {
    const { scrollTop, clientHeight } = this.element;
    const seen = Math.ceil(clientHeight / this.#height) + 2 * kSpare;
    while (this.#rows.length < Math.min(seen, this.#count)) {
      const row = this.#make();
      row.element.setAttribute('role', 'listitem');
      this.#rows.push(row);
      this.#body.append(row.element);
    }
    const first = Math.floor(scrollTop / this.#height) - kSpare;
    const from = Math.max(0, Math.min(first, this.#count - this.#rows.length));
    const to = Math.min(this.#count, from + this.#rows.length);
    const used = new Set<VirtualRow>();
    for (let index = from; index < to; index++) {
      const row = this.#rowAt(index);
      if (row === undefined) continue;
      used.add(row);
      row.element.style.setProperty('transform', `translateY(${index * this.#height}px)`);
      row.element.setAttribute('aria-posinset', String(index + 1));
      row.element.setAttribute('aria-setsize', String(this.#count));
      row.button.tabIndex = index === this.#current ? 0 : -1;
      row.show(index);
    }
    for (const row of this.#rows) row.element.hidden = !used.has(row);
  }
}
