// SPDX-License-Identifier: MIT
// Arrows and circles a reader draws: by the right button, or by a finger that rests before it moves.

import type { Arrow } from './model.ts';

const kRestMs = 450;
/** A finger that moved more does not rest. */
const kStillPx = 8;

/** Circled points, and arrows as moves. */
export interface Drawn {
  readonly circles: readonly string[];
  readonly arrows: readonly string[];
}

export const nothingDrawn: Drawn = { circles: [], arrows: [] };

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** A stroke from point to point is an arrow, on one point a circle; drawn again it is gone. */
export function withStroke({ circles, arrows }: Drawn, from: string, to: string): Drawn {
  if (from === to) return { circles: toggled(circles, from), arrows };
  return { circles, arrows: toggled(arrows, from + to) };
}

export function drawnArrows({ arrows }: Drawn): readonly Arrow[] {
  return arrows.map((move) => ({ move, meaning: 'drawn', opacity: 0.85 }));
}

export interface DrawingHost {
  squareAt(event: PointerEvent): string | null;
  draw(from: string, to: string): void;
  clear(): void;
}

class DrawingInput {
  readonly #host: DrawingHost;
  #from: string | null = null;
  #start: PointerEvent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a stroke is no tap. */
  #mustSkipClick = false;

  constructor(host: DrawingHost) {
    this.#host = host;
  }

  listen(element: HTMLElement): void {
    const capture = { capture: true };
    element.addEventListener('pointerdown', (event) => this.#down(event, element), capture);
    element.addEventListener('pointermove', (event) => this.#move(event), capture);
    element.addEventListener('pointerup', (event) => this.#up(event), capture);
    element.addEventListener('pointercancel', () => this.#forget());
    element.addEventListener('click', (event) => this.#click(event), capture);
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #down(event: PointerEvent, element: HTMLElement): void {
    this.#forget();
    this.#mustSkipClick = false;
    if (event.button === 0 && event.pointerType !== 'touch') return this.#host.clear();
    const square = this.#host.squareAt(event);
    if (event.button === 2) {
      element.setPointerCapture(event.pointerId);
      this.#from = square;
    } else if (event.isPrimary) {
      this.#start = event;
      this.#timer = setTimeout(() => {
        element.setPointerCapture(event.pointerId);
        this.#from = square;
      }, kRestMs);
    }
  }

  #move(event: PointerEvent): void {
    if (this.#from !== null) return event.stopPropagation();
    const start = this.#start;
    if (start === null) return;
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (way > kStillPx) this.#forget();
  }

  #up(event: PointerEvent): void {
    const [from, to] = [this.#from, this.#host.squareAt(event)];
    const isTap = this.#start !== null && from === null;
    this.#forget();
    this.#mustSkipClick = from !== null;
    if (from !== null && to !== null) this.#host.draw(from, to);
    else if (isTap) this.#host.clear();
  }

  #click(event: MouseEvent): void {
    if (!this.#mustSkipClick) return;
    this.#mustSkipClick = false;
    event.stopPropagation();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#from = null;
    this.#start = null;
  }
}

export function listenToDrawing(element: HTMLElement, host: DrawingHost): void {
  new DrawingInput(host).listen(element);
}
