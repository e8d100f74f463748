// SPDX-License-Identifier: MIT
// Arrows and circles drawn by the reader with the right mouse button, or with a long press before moving.

import type { Layer, LayerHost } from './board.ts';
import { withDrawn, type Drawn } from './drawn.ts';
import type { BoardModel } from './model.ts';

const kRestMs = 450;
/** A larger movement is not a long press. */
const kStillPx = 8;

const nothing: Drawn = { circles: [], arrows: [] };

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** The reader's drawings, above the content of the board. */
export class Drawing implements Layer {
  readonly #host: LayerHost;
  #drawn = nothing;

  constructor(host: LayerHost) {
    this.#host = host;
    new DrawingInput(this, host).listen(host.grid);
  }

  on(board: BoardModel): BoardModel {
    return withDrawn(board, this.#drawn);
  }

  /** A stroke between two points is an arrow, within one point a circle; repeating it removes it. */
  stroke(from: string, to: string): void {
    const { circles, arrows } = this.#drawn;
    const isArrow = from !== to;
    this.#draw({
      circles: isArrow ? circles : toggled(circles, from),
      arrows: isArrow ? toggled(arrows, from + to) : arrows,
    });
  }

  clear(): void {
    if (this.#drawn !== nothing) this.#draw(nothing);
  }

  #draw(drawn: Drawn): void {
    this.#drawn = drawn;
    this.#host.changed();
  }
}

class DrawingInput {
  readonly #drawing: Drawing;
  readonly #host: LayerHost;
  #from: string | null = null;
  #start: PointerEvent | null = null;
  /** A long press without movement has another meaning there. */
  #isTaken = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a stroke is not a tap. */
  #mustSkipClick = false;

  constructor(drawing: Drawing, host: LayerHost) {
    this.#drawing = drawing;
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
    if (event.button === 0 && event.pointerType !== 'touch') return this.#drawing.clear();
    const square = this.#host.squareAt(event.clientX, event.clientY);
    if (event.button === 2) {
      element.setPointerCapture(event.pointerId);
      this.#from = square;
    } else if (event.isPrimary) {
      this.#start = event;
      this.#timer = setTimeout(() => {
        element.setPointerCapture(event.pointerId);
        this.#from = square;
        this.#isTaken = square !== null && this.#host.isTaken(square);
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
    const [from, to] = [this.#from, this.#host.squareAt(event.clientX, event.clientY)];
    const isTap = this.#start !== null && from === null;
    const isTaken = this.#isTaken && from === to;
    this.#forget();
    this.#mustSkipClick = from !== null;
    if (isTaken) return;
    if (from !== null && to !== null) this.#drawing.stroke(from, to);
    else if (isTap) this.#drawing.clear();
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
    this.#isTaken = false;
  }
}
